export const BOARD_ID = 'openings';

/** For visitors without scripts, for whom every choice loads a new page: the page opens at the board. */
export const BOARD_ANCHOR = `#${BOARD_ID}`;
