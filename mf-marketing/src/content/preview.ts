/** A longer biography is cut off until it is opened; the specification sets the figure. */
export const MAX_PREVIEW_CHARACTERS = 120;

/** A short biography as it is; of a longer one the sentences that end within the preview, which may be none. */
export const previewOf = (biography: string): string =>
  biography.length <= MAX_PREVIEW_CHARACTERS
    ? biography
    : biography.slice(0, biography.lastIndexOf('. ', MAX_PREVIEW_CHARACTERS - 1) + 1);
