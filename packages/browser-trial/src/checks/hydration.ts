import { hydrateEverything, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

/** React takes over the page, and every form and button of it. A mismatch is among the page's errors. */
export const hydration: TabCheck = {
  name: 'hydration',
  pages: 'all',
  isTimed: true,
  async run({ tab }) {
    if (!(await waitForHydration(tab))) return ['its code does not take over: its heading is not hydrated'];
    const rest = await hydrateEverything(tab);
    return rest.map((html) => `its code does not take over ${html}`);
  },
};
