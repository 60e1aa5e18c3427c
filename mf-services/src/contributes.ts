import type { AreaEntry, NavigationEntry } from '@site/federation';
import { areaPath, comingSoonPath, listedAreas } from './catalogue';
import { overviewEntry } from './content/navigation';

const orderOf = (index: number) => (index + 1) * 10;

/** The listed areas, for the cards and the enquiry form of other sections. */
export const areas = listedAreas.map(
  ({ code, name, icon, summary = '', comingSoon, ...area }, index): AreaEntry => ({
    code,
    name,
    icon,
    summary,
    comingSoon,
    address: comingSoon ? comingSoonPath({ code }) : areaPath(area),
    order: orderOf(index),
  }),
);

/** The entries of the menus: every listed area, and their overview. */
export const navigation: NavigationEntry[] = [
  ...listedAreas.map((area, index): NavigationEntry => ({
    place: 'services',
    label: area.name,
    address: areaPath(area),
    order: orderOf(index),
    icon: area.icon,
    description: area.menuLine,
    comingSoon: area.comingSoon,
  })),
  overviewEntry,
];
