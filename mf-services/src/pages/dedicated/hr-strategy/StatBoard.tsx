import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, font, fontSize, media, space, type Stat } from '@site/ui';
import { StatList } from '../StatList';

const board = css({
  display: 'grid',
  gap: '1px',
  background: color.line,
  border: `1px solid ${color.line}`,
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
});

const cell = css({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  gap: space(3),
  padding: `${space(6)} ${space(5)}`,
  background: color.surface,
});

const value = css({
  fontFamily: font.display,
  fontSize: fontSize.xl,
  lineHeight: 1.1,
  [media.sm]: { fontSize: '1.875rem', whiteSpace: 'nowrap' },
  color: color.accentDark,
});

const label = css({ color: color.inkSoft, fontSize: fontSize.sm, lineHeight: 1.5 });

/** Four stats on one board. */
export function StatBoard({ items }: { items: readonly Stat[] }): ReactNode {
  return <StatList items={items} styles={{ list: board, item: cell, value, label }} />;
}
