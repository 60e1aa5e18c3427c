import type { Figure } from './schema';

/** The firm's impact in figures, as the home page and the about page show it. */
export const impactFigures: Figure[] = [
  { value: '150+', label: 'Projects delivered' },
  { value: '50+', label: 'Client organisations' },
  { value: '12', label: 'Countries' },
  { value: '1,200+', label: 'Leaders coached' },
];

/** Who trusts the firm, and for how long. */
export const trustFigures: Figure[] = [
  { value: '100+', label: 'Organisations trust us' },
  { value: '15+', label: 'Years of experience' },
];
