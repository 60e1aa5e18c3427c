import { Link, useHydrated, type LinkProps } from '@site/platform';
import type { ReactNode } from 'react';
import { BOARD_ANCHOR, boardPath, type BoardState } from './board';

export interface BoardLinkProps extends Omit<LinkProps, 'to'> {
  to: Partial<BoardState>;
}

/**
 * A link to another state of the board. Before hydration it loads a document, which starts at the board. A document
 * with an open job starts at its top, where the job is.
 */
export function BoardLink({ to, ...rest }: BoardLinkProps): ReactNode {
  const isHydrated = useHydrated();
  const anchor = isHydrated || to.job ? '' : BOARD_ANCHOR;
  return <Link to={boardPath(to) + anchor} {...rest} />;
}
