import type { NavigationEntry } from '@site/federation';

/** The entries of this section's pages in the site's menus. */
export const navigation: NavigationEntry[] = [
  { place: 'header', label: 'Insights', address: '/insights', order: 10 },
  { place: 'company', label: 'Insights', address: '/insights', order: 30 },
];
