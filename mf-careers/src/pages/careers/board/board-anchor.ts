export const BOARD_ID = 'openings';

/** Returns visitors without scripts, for whom every choice loads a new page, to the board. */
export const BOARD_ANCHOR = `#${BOARD_ID}`;
