/** History state of a link that leads to the top of its page, also from further down on the same page. */
export const toTheTop = { to: 'top' } as const;

/** Whether a history entry has this state. */
export const leadsToTheTop = (state: unknown): boolean =>
  (state as Partial<typeof toTheTop> | null)?.to === toTheTop.to;
