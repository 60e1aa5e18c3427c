import { Link, type LinkProps } from '@site/platform';
import type { ReactNode } from 'react';
import { OPENINGS_ANCHOR } from './anchor';
import { boardPath, type BoardState } from './board';
import { useHydrated } from './useHydrated';

export interface BoardLinkProps extends Omit<LinkProps, 'to'> {
  to: Partial<BoardState>;
}

/** A link to another state of the board. */
export function BoardLink({ to, ...rest }: BoardLinkProps): ReactNode {
  const hydrated = useHydrated();
  return <Link to={boardPath(to) + (hydrated ? '' : OPENINGS_ANCHOR)} {...rest} />;
}
