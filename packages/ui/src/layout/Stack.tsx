import { css } from '@emotion/react';
import type { ElementType, ReactNode } from 'react';
import type { Polymorphic } from '../polymorphic';
import { space } from '../tokens';

const base = css({ display: 'flex', flexDirection: 'column' });

export interface StackOwnProps {
  /** In steps of a quarter rem. */
  gap?: number;
}

/** A column of children with equal gaps. */
export function Stack<Element extends ElementType = 'div'>({
  as,
  gap = 4,
  ...rest
}: Polymorphic<Element, StackOwnProps>): ReactNode {
  const Component: ElementType = as ?? 'div';
  return <Component css={[base, { gap: space(gap) }]} {...rest} />;
}
