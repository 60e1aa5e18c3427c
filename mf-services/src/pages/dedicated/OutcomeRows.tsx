import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, space, type Stat } from '@site/ui';
import { StatList } from './StatList';

const row = css({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: space(6),
  alignItems: 'baseline',
  padding: `${space(5)} 0`,
  borderTop: `1px solid ${color.line}`,
});

const label = css({
  fontSize: fontSize.lg,
  color: color.inkSoft,
  ':first-letter': { textTransform: 'uppercase' },
});

const value = css({ fontFamily: font.display, fontSize: fontSize.xxl, lineHeight: 1.1, color: color.accent });

/** Outcomes line by line: what was measured, and its value. */
export function OutcomeRows({ items }: { items: readonly Stat[] }): ReactNode {
  return <StatList items={items} styles={{ item: row, value, label }} />;
}
