import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { media, space } from '../tokens';

const base = css({ display: 'grid' });

const tracks = (smallest: string) => ({
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${smallest}), 1fr))`,
});

/* One card too many would stand alone in the last row: the first one takes a whole row instead, as the lead. */
const lead = (columns: number) => ({
  [`& > :only-child, & > :first-of-type:nth-last-of-type(${columns}n + 1):not(:only-of-type)`]: {
    gridColumn: '1 / -1',
  },
});

/* As many columns as fit, never more than asked for (hence the percentages), and two at most below the width of a desktop. */
const columnStyles = {
  2: css(tracks('26rem'), lead(2)),
  3: css({
    [media.belowLg]: { ...tracks('19rem'), ...lead(2) },
    [media.lg]: { ...tracks('max(17.5rem, 28%)'), ...lead(3) },
  }),
  4: css({
    [media.belowLg]: { ...tracks('max(15rem, 34%)'), ...lead(2) },
    [media.lg]: { ...tracks('max(13rem, 22%)'), ...lead(4) },
  }),
};

export interface GridOwnProps {
  columns: keyof typeof columnStyles;
  /** In steps of a quarter rem. */
  gap?: number;
}

/** Equal columns, fewer of them where there is less room. */
export function Grid<Element extends ElementType = 'div'>({
  as,
  columns,
  gap = 6,
  ...rest
}: Polymorphic<Element, GridOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'div';
  return <Component css={[base, columnStyles[columns], css({ gap: space(gap) })]} {...rest} />;
}
