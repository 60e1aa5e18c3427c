const positions = new Map<string, number>();

/** How far each history entry was scrolled when it was left, in pixels. */
export const scrollPositions = {
  of: (entry: string): number => positions.get(entry) ?? 0,
  keep: (entry: string): void => {
    positions.set(entry, window.scrollY);
  },
};
