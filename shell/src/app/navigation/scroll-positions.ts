const positions = new Map<string, number>();

/** How far each history entry was scrolled when it was left, in pixels. */
export const scrollPositions = {
  of: (entry: string): number => positions.get(entry) ?? 0,
  keep: (entry: string): void => {
    positions.set(entry, window.scrollY);
  },
};

/** History state that has the page scroll smoothly to its top. */
export const toTheTop = { scroll: 'smooth' } as const;

export const isSmooth = (state: unknown): boolean =>
  (state as Partial<typeof toTheTop> | null)?.scroll === toTheTop.scroll;
