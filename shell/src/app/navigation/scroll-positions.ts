const positions = new Map<string, number>();

/** Scroll position of every history entry when it was left, in pixels. */
export const scrollPositions = {
  get: (key: string): number => positions.get(key) ?? 0,
  save: (key: string): void => {
    positions.set(key, window.scrollY);
  },
};

/** History state that makes the page scroll smoothly to its top. */
export const toTheTop = { scroll: 'smooth' } as const;

/** Whether this history state requests smooth scrolling. */
export const isSmooth = (state: unknown): boolean =>
  (state as Partial<typeof toTheTop> | null)?.scroll === toTheTop.scroll;
