/** Whether the document was opened by a link or a post, and not by a reload or Back. */
export const isArrival = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
