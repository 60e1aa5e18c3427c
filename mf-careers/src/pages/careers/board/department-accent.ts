import type { AreaColor } from '@site/ui';
import type { Job } from '../../../content/schema';

/** The accent colour of each department. A department of a service area has the area's colour. */
export const departmentAccent: Record<Job['department'], AreaColor> = {
  'Business Development': 'purple',
  'Leadership & Development': 'sage',
  'Business & Digital Advisory': 'teal-light',
  'People & Talent Advisory': 'pink',
  'Brand & Media Advisory': 'yellow',
  'Finance & Compliance Advisory': 'red',
  Operations: 'blue',
};
