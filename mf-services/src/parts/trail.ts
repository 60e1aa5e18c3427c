import { areaPath, type Area } from '@site/firm';
import type { TrailStep } from '@site/platform';

/** The breadcrumb of the services page. */
export const servicesTrail: readonly TrailStep[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];

/** The breadcrumb of an area's page. */
export const areaTrail = (area: Area): readonly TrailStep[] => [
  ...servicesTrail,
  { label: area.name, to: areaPath(area) },
];
