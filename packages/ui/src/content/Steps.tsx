import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { plainList } from '../layout/plain-list';
import { color, fontSize, media, space } from '../tokens';
import { figureInColumn } from '../typography/figure';
import type { HeadingLevel } from '../typography/Heading';
import { Text } from '../typography/Text';
import { Fold } from './Fold';

/* The gap below a row of steps is their padding; the negative margin removes it below the last row. */
const list = css(plainList, {
  display: 'grid',
  gap: `${space(3)} ${space(8)}`,
  marginBottom: `-${space(7)}`,
});

const foldedList = css({
  [media.belowSm]: { rowGap: 0, marginBottom: 0, borderBottom: `1px solid ${color.line}` },
});

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/* Avoids a single step in the last row where possible. */
const columnStyles = {
  2: css({ [media.md]: { gridTemplateColumns: columns(2) } }),
  3: css({ [media.md]: { gridTemplateColumns: columns(3) } }),
  4: css({
    [media.sm]: { gridTemplateColumns: columns(2) },
    [media.lg]: { gridTemplateColumns: columns(4) },
  }),
  5: css({
    [media.sm]: { gridTemplateColumns: columns(2) },
    [media.lg]: { gridTemplateColumns: columns(5) },
  }),
};

const columnsFor = (count: number): keyof typeof columnStyles =>
  count === 2 || count === 4 || count === 5 ? count : count % 3 === 0 ? 3 : 4;

/* Aligns each part of a step with the same part of its neighbours. On phones the number is at the left of them. */
const item = css({
  display: 'grid',
  gap: `${space(2)} ${space(3)}`,
  paddingBottom: space(7),
  [media.belowSm]: {
    gridTemplateColumns: '2.5rem minmax(0, 1fr)',
    '& > :not(span), & p': { gridColumn: 2 },
  },
  [media.sm]: { gridTemplateRows: 'subgrid', rowGap: space(3) },
});
const foldedItem = css({
  [media.belowSm]: {
    rowGap: 0,
    paddingBottom: 0,
    borderTop: `1px solid ${color.line}`,
    '& > p': { paddingBottom: space(3) },
  },
});
const threeParts = css({ [media.sm]: { gridRow: 'span 3' } });
const fourParts = css({ [media.sm]: { gridRow: 'span 4' } });

const number = css(figureInColumn, {
  display: 'flex',
  alignItems: 'center',
  gap: space(4),
  fontSize: fontSize.xl,
  lineHeight: 1,
  color: color.accentDark,
  [media.sm]: { '&::after': { content: '""', flex: 1, height: 2, background: color.accent } },
});

const metaStyles = css({ color: color.accentDark, fontSize: fontSize.sm, fontWeight: 600, lineHeight: 1.4 });

interface Step {
  title: string;
  description: ReactNode;
  /** Its duration or its result. */
  meta?: string;
}

export interface StepsProps {
  items: readonly Step[];
  level?: HeadingLevel;
  /** On phones a press on a title shows its description. */
  folding?: boolean;
}

/** The numbered steps of a process. */
export function Steps({ items, level = 3, folding = false }: StepsProps): ReactNode {
  return (
    <ol role="list" css={[list, folding && foldedList, columnStyles[columnsFor(items.length)]]}>
      {items.map(({ title, description, meta }, index) => (
        <li key={title} css={[item, folding && foldedItem, meta ? fourParts : threeParts]}>
          <span css={number} aria-hidden>
            {String(index + 1).padStart(2, '0')}
          </span>
          <Fold
            folding={folding}
            level={level}
            size="sm"
            title={title}
            summary={meta && <p css={metaStyles}>{meta}</p>}
          >
            <Text tone="muted">{description}</Text>
          </Fold>
        </li>
      ))}
    </ol>
  );
}
