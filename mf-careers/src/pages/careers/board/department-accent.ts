import type { AreaColor } from '@site/ui';
import type { Job } from '../../../content/schema';

/** The accent colour of each department: that of its service area, where it has one. */
export const departmentAccent: Record<Job['department'], AreaColor> = {
  'Business Development': 'purple',
  'Leadership & Development': 'sage',
  'Business & Digital Advisory': 'teal-light',
  'People & Talent Advisory': 'pink',
  'Brand & Media Advisory': 'yellow',
  'Finance & Compliance Advisory': 'red',
  Operations: 'blue',
};
