import { areaPath, type ServiceArea } from '@site/firm';

export interface TrailStep {
  label: string;
  to: string;
}

/** The way from the home page down to the pages of the areas. */
export const trailToServices: readonly TrailStep[] = [
  { label: 'Home', to: '/' },
  { label: 'Services', to: '/services' },
];

/** The way from the home page down to what an area holds. */
export const trailThrough = (area: ServiceArea): readonly TrailStep[] => [
  ...trailToServices,
  { label: area.name, to: areaPath(area) },
];
