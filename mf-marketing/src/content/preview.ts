/** A longer biography is cut off until it is opened; the specification sets the figure. */
export const MAX_PREVIEW_CHARACTERS = 120;
