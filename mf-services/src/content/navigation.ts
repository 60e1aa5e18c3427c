import type { NavigationEntry } from '@site/federation';

/** The entry of the overview in the site's menus, after those of the areas, which are made from the catalogue. */
export const overviewEntry: NavigationEntry = {
  place: 'services',
  label: 'All Services',
  address: '/services',
  order: 1_000,
};
