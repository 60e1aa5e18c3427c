import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, figureInColumn, Heading, media, plainList, space, Text } from '@site/ui';
import type { Point } from '../../content/dedicated-schema';

/* A ruled sheet with a double margin line, as in an account book. */
const ledger = css({
  background: color.surface,
  border: `1px solid ${color.line}`,
  counterReset: 'entry',
});

const entry = css({
  counterIncrement: 'entry',
  display: 'grid',
  gridTemplateColumns: '3.25rem minmax(0, 1fr)',
  '& + &': { borderTop: `1px solid ${color.line}` },
  '&::before': css(figureInColumn, {
    content: 'counter(entry, decimal-leading-zero)',
    padding: `${space(7)} 0`,
    textAlign: 'center',
    color: color.accentDark,
    borderRight: `3px double ${color.accent}`,
  }),
  [media.md]: { gridTemplateColumns: '5.5rem minmax(0, 1fr)' },
});

const line = css({
  display: 'grid',
  gap: space(2),
  padding: `${space(6)} ${space(5)}`,
  [media.md]: {
    gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)',
    gap: space(8),
    alignItems: 'baseline',
    padding: `${space(7)} ${space(8)}`,
  },
});

/** Points as the numbered entries of an account book. */
export function Ledger({ items }: { items: readonly Point[] }): ReactNode {
  return (
    <ol role="list" css={[plainList, ledger]}>
      {items.map(({ title, description }) => (
        <li key={title} css={entry}>
          <div css={line}>
            <Heading level={3} size="sm">
              {title}
            </Heading>
            <Text tone="muted">{description}</Text>
          </div>
        </li>
      ))}
    </ol>
  );
}
