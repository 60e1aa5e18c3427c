import { setTimeout as delay } from 'node:timers/promises';
import { layoutShiftToTheEnd, MAX_SHIFT } from '../page/layout-shift';
import type { TabCheck } from './check';

/** A visitor reads before scrolling, and notices what moves meanwhile; further down, browsers make up for it. */
const READING_MS = 300;

/** Nothing moves while the page loads, nor while it is scrolled. */
export const layoutShift: TabCheck = {
  name: 'layout-shift',
  pages: 'all',
  isTimed: true,
  async run({ tab }) {
    await delay(READING_MS);
    const shift = await layoutShiftToTheEnd(tab);
    return shift > MAX_SHIFT ? [`its layout shifts by more than ${MAX_SHIFT}`] : [];
  },
};
