import type { NavigationEntry } from '@site/federation';
import { areaPath, listedAreas } from '@site/firm';

/** The entries of this section's pages in the site's menus: every listed area, and their overview. */
export const navigation: NavigationEntry[] = [
  ...listedAreas.map((area, index): NavigationEntry => ({
    place: 'services',
    label: area.name,
    address: areaPath(area),
    order: (index + 1) * 10,
    icon: area.icon,
  })),
  { place: 'services', label: 'All Services', address: '/services', order: 1_000 },
];
