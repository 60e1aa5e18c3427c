import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { color, Fold, fontSize, media, plainList, space, Text } from '@site/ui';
import type { Point } from '../content/dedicated-schema';
import { Numeral } from './Numeral';

const twoColumns = css({
  display: 'grid',
  columnGap: space(10),
  [media.sm]: { rowGap: space(8), gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
});

const fourColumns = css(twoColumns, {
  [media.lg]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
});

/* Under a line of the area's colour. */
const column = css({
  display: 'grid',
  alignContent: 'start',
  borderTop: `2px solid ${color.accent}`,
  [media.sm]: { gap: space(2), paddingTop: space(5) },
});

/* Titles that fold their texts away have one size, and fine lines between them. */
const folded = css({
  [media.belowSm]: {
    borderTop: `1px solid ${color.line}`,
    h3: { fontSize: fontSize.lg, lineHeight: 1.3 },
  },
});
const foldedList = css({ [media.belowSm]: { borderBottom: `1px solid ${color.line}` } });
const unfolded = css({ [media.belowSm]: { gap: space(2), paddingBlock: space(4) } });

/* The title at the left, the description at the right. */
const row = css({
  display: 'grid',
  columnGap: space(8),
  borderTop: `2px solid ${color.accent}`,
  [media.sm]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', paddingBlock: space(5) },
});

const numberedList = css({ display: 'grid', [media.sm]: { gap: space(9) } });

const numbered = css({
  display: 'grid',
  gridTemplateColumns: '2.5rem minmax(0, 1fr)',
  gap: `${space(2)} ${space(4)}`,
  alignItems: 'baseline',
  alignContent: 'start',
  p: { gridColumn: 2 },
  [media.belowSm]: { rowGap: 0, alignItems: 'center' },
});

const number = css({ color: color.accentDark });

const looks = {
  'two-columns': { list: [plainList, twoColumns], item: column, titleSize: 'md' },
  'four-columns': { list: [plainList, fourColumns], item: column, titleSize: 'md' },
  rows: { list: plainList, item: row, titleSize: 'sm' },
  numbered: { list: [plainList, numberedList], item: numbered, titleSize: 'sm' },
} as const;

interface PointListProps {
  items: readonly Point[];
  variant: keyof typeof looks;
  /** Whether phones fold the descriptions away. */
  folding?: boolean;
}

/** Points, each with a title and a description. */
export function PointList({ items, variant, folding = true }: PointListProps): ReactNode {
  const { list, item, titleSize } = looks[variant];
  const isNumbered = variant === 'numbered';
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <List role={isNumbered ? 'list' : undefined} css={[list, folding && foldedList]}>
      {items.map(({ title, description }, index) => (
        <li key={title} css={[item, folding ? folded : unfolded]}>
          {isNumbered && <Numeral value={index + 1} css={number} />}
          <Fold folding={folding} level={3} size={titleSize} title={title}>
            <Text tone="muted">{description}</Text>
          </Fold>
        </li>
      ))}
    </List>
  );
}
