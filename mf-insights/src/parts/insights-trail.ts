import type { TrailStep } from '@site/platform';
import { breadcrumb } from '../content/insights';

/** The breadcrumb of the listing. */
export const insightsTrail: readonly TrailStep[] = [
  { label: breadcrumb.home, to: '/' },
  { label: breadcrumb.insights, to: '/insights' },
];
