/** History state of a link that scrolls to the top, also if its page is already shown. */
export const scrollToTop = { to: 'top' } as const;

/** Whether a history entry has this state. */
export const isScrollToTop = (state: unknown): boolean =>
  (state as Partial<typeof scrollToTop> | null)?.to === scrollToTop.to;
