import type { Stat } from '@site/ui';

/** The firm's impact, on the home page and the about page. */
export const impactStats: Stat[] = [
  { value: '150+', label: 'Projects delivered' },
  { value: '50+', label: 'Client organisations' },
  { value: '12', label: 'Countries' },
  { value: '1,200+', label: 'Leaders coached' },
];

/** Clients and years of experience. */
export const trustStats: Stat[] = [
  { value: '100+', label: 'Organisations trust us' },
  { value: '15+', label: 'Years of experience' },
];
