export const OPENINGS_ID = 'openings';

/** Takes a visitor without scripts, whose every choice loads the page anew, back to the board. */
export const OPENINGS_ANCHOR = `#${OPENINGS_ID}`;
