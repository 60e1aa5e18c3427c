import type { NavigationEntry } from '@site/federation';

/** The entries of this section's pages in the site's menus. */
export const navigation: NavigationEntry[] = [
  { place: 'header', label: 'Careers', address: '/careers', order: 30 },
  { place: 'company', label: 'Careers', address: '/careers', order: 20 },
];
