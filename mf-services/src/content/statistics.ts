import type { Statistic } from './schema';

/** Shown by segments that have no figures of their own. */
export const generalStatistics: Statistic[] = [
  { value: '500+', label: 'Projects Completed' },
  { value: '98%', label: 'Client Satisfaction' },
  { value: '50+', label: 'Expert Consultants' },
  { value: '15+', label: 'Years Experience' },
];

/** Shown by areas that have no figures of their own. */
export const firmStatistics: Statistic[] = [
  { value: '150+', label: 'Projects' },
  { value: '50+', label: 'Client organisations' },
  { value: '12', label: 'Countries' },
  { value: '15+', label: 'Years of experience' },
];
