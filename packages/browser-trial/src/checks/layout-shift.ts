import { layoutShiftToTheEnd, MAX_SHIFT } from '../page/layout-shift';
import type { TabCheck } from './check';

/**
 * Nothing moves while the page loads, nor while it is scrolled. A visitor reads before scrolling, and notices what moves
 * meanwhile: the check of rest before it takes as long.
 */
export const layoutShift: TabCheck = {
  name: 'layout-shift',
  pages: 'all',
  isTimed: true,
  async run({ tab }) {
    const shift = await layoutShiftToTheEnd(tab);
    return shift > MAX_SHIFT ? [`its layout shifts by more than ${MAX_SHIFT}`] : [];
  },
};
