/** One step of the way from the home page to a page. `to` is a path. */
export interface TrailStep {
  label: string;
  to: string;
}

/**
 * The schema.org BreadcrumbList of a trail, for `structuredData` of `PageMetadata`. The last step is the page itself.
 */
export const breadcrumbList = (origin: string, trail: readonly TrailStep[]): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: origin + to,
  })),
});
