import type { Stat } from '@site/ui';

/** For segments without stats in their content. */
export const segmentStats: Stat[] = [
  { value: '500+', label: 'Projects Completed' },
  { value: '98%', label: 'Client Satisfaction' },
  { value: '50+', label: 'Expert Consultants' },
  { value: '15+', label: 'Years Experience' },
];

/** For areas without stats in their content. */
export const areaStats: Stat[] = [
  { value: '150+', label: 'Projects' },
  { value: '50+', label: 'Client organisations' },
  { value: '12', label: 'Countries' },
  { value: '15+', label: 'Years of experience' },
];
