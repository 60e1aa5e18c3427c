import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, type Stat } from '@site/ui';
import { StatList } from '../StatList';

const pairs = css({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, auto)',
  gap: `${space(6)} clamp(${space(6)}, 4vw, ${space(12)})`,
  marginTop: space(4),
  [media.md]: { gridTemplateColumns: 'repeat(4, auto)' },
  [media.lg]: { gridTemplateColumns: 'repeat(2, auto)' },
});

const pair = css({ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' });

const value = css({
  fontFamily: font.display,
  fontSize: fontSize.xxl,
  whiteSpace: 'nowrap',
  lineHeight: 1.1,
  color: color.accentDark,
});

/** The four stats in the page's hero. */
export function HeadlineStats({ items }: { items: readonly Stat[] }): ReactNode {
  return <StatList items={items} styles={{ list: pairs, item: pair, value }} />;
}
