import { axeViolations } from '../page/axe';
import type { TabCheck } from './check';

/** The page has no accessibility violation that axe finds. */
export const accessibility: TabCheck = {
  name: 'accessibility',
  pages: 'samples',
  run: ({ tab }) => axeViolations(tab),
};
