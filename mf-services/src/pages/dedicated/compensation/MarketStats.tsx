import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, type Stat } from '@site/ui';
import { StatList } from '../StatList';

const row = css({
  display: 'grid',
  gap: `${space(1)} ${space(8)}`,
  alignItems: 'center',
  padding: `${space(5)} 0`,
  '& + &': { borderTop: `1px solid ${color.line}` },
  [media.sm]: { gridTemplateColumns: '9rem minmax(0, 1fr)' },
});

const value = css({
  gridRow: 1,
  fontFamily: font.display,
  fontSize: fontSize.display,
  letterSpacing: '-0.02em',
  lineHeight: 1,
  color: color.accentDark,
});

const label = css({
  fontSize: fontSize.lg,
  lineHeight: 1.45,
  color: color.inkSoft,
  [media.sm]: { gridColumn: 2 },
});

/** The market's stats, one to a line. */
export function MarketStats({ items }: { items: readonly Stat[] }): ReactNode {
  return <StatList items={items} styles={{ item: row, value, label }} />;
}
