import { horizontalOverflow } from '../page/overflow';
import type { TabCheck } from './check';

const NARROW = { width: 320, height: 640 };

/** The page cannot be scrolled sideways on the narrowest screen. */
export const overflow: TabCheck = {
  name: 'overflow',
  pages: 'samples',
  async run({ tab }) {
    await tab.setViewportSize(NARROW);
    const wide = await horizontalOverflow(tab);
    return wide.length > 0 ? [`it scrolls sideways at ${NARROW.width} px: ${wide.join(', ')}`] : [];
  },
};
