/** Whether the document was loaded by a navigation, such as a link or a post, and not by a reload or Back. */
export const isNewNavigation = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'navigate');
