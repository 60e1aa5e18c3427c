import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { space } from '../tokens';

const base = css({ display: 'grid' });

/* As many columns as fit, never more than asked for: the smallest width leaves no room for another one at 1200 px. */
const columnStyles = {
  2: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 26rem), 1fr))' }),
  3: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 19rem), 1fr))' }),
  4: css({ gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 15rem), 1fr))' }),
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
