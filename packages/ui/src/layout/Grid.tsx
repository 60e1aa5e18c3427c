import { css } from '@emotion/react';
import { Children, type ElementType, type ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { media, space } from '../tokens';

const base = css({ display: 'grid', gap: space(6) });

const tracks = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
});

/* Instead of leaving a single card in the last row, the first card spans a row. The cards are counted here, not by a
   selector, which would move those already painted while the HTML streams in. */
const lead = (columns: number, cards: number) =>
  cards % columns === 1 && { '& > :first-of-type': { gridColumn: '1 / -1' } };

/* As many columns as fit, at most `columns` (hence the percentages), and at most two below desktop width. */
const columnStyles = {
  2: (cards: number) => css(tracks('max(20rem, 34%)'), lead(2, cards)),
  3: (cards: number) =>
    css({
      [media.belowLg]: { ...tracks('19rem'), ...lead(2, cards) },
      [media.lg]: { ...tracks('max(17.5rem, 28%)'), ...lead(3, cards) },
    }),
  4: (cards: number) =>
    css({
      [media.belowLg]: { ...tracks('max(15rem, 34%)'), ...lead(2, cards) },
      [media.lg]: { ...tracks('max(13rem, 22%)'), ...lead(4, cards) },
    }),
};

export interface GridOwnProps {
  columns: keyof typeof columnStyles;
}

/** Equal columns; fewer of them on narrow screens. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  columns,
  children,
  ...rest
}: Polymorphic<Element, GridOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'div';
  const cards = Children.toArray(children).length;
  return (
    <Component css={[base, columnStyles[columns](cards)]} {...rest}>
      {children}
    </Component>
  );
}
