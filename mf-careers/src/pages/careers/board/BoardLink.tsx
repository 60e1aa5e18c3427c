import { Link, useHydrated, useLocation, type LinkProps } from '@site/platform';
import type { ReactNode } from 'react';
import { BOARD_ANCHOR, boardPath, parseBoard, type BoardState } from './board';

export interface BoardLinkProps extends Omit<LinkProps, 'to'> {
  to: Partial<BoardState>;
}

/** A link to another state of the board. A new document starts at the job that it opens, or else at the board. */
export function BoardLink({ to, ...rest }: BoardLinkProps): ReactNode {
  const isHydrated = useHydrated();
  const { job } = parseBoard(useLocation().search);
  const opensJob = to.job && to.job !== job;
  const anchor = isHydrated || opensJob ? '' : BOARD_ANCHOR;
  return <Link to={boardPath(to) + anchor} {...rest} />;
}
