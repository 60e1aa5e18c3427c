import type { TrailStep } from '@site/platform';
import { areaPath } from '../catalogue';
import type { Area } from '../content/schema';
import { breadcrumb } from '../content/shared';

/** The breadcrumb of the services page. */
export const servicesTrail: readonly TrailStep[] = [
  { label: breadcrumb.home, to: '/' },
  { label: breadcrumb.services, to: '/services' },
];

/** The breadcrumb of an area's page. */
export const areaTrail = (area: Area): readonly TrailStep[] => [
  ...servicesTrail,
  { label: area.name, to: areaPath(area) },
];
