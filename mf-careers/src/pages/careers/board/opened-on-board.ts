/** State for the history entry of a job that is opened on the board: the entry before it is the board. */
export const openedOnBoard = () => ({ openedOnBoardOf: performance.timeOrigin });

/** Whether this document opened the job on its board. False after a reload, as it is for the server: see `JobArticle`. */
export const isOpenedOnBoard = (historyState: { openedOnBoardOf?: number } | null): boolean =>
  historyState?.openedOnBoardOf === performance.timeOrigin;
