import { layoutShiftToTheEnd, MAX_SHIFT } from '../page/layout-shift';
import type { TabCheck } from './check';

/**
 * The layout does not shift while the page loads, nor while it is scrolled. The idle check before it takes as long as a visitor
 * who reads before scrolling, so that later shifts count too.
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
