import { hydrateEverything, waitForHydration } from '../page/tab';
import type { TabCheck } from './check';

/** React hydrates the page, with every form and button. A mismatch is among the page's errors. */
export const hydration: TabCheck = {
  name: 'hydration',
  pages: 'all',
  isTimed: true,
  async run({ tab }) {
    if (!(await waitForHydration(tab))) return ['its heading is not hydrated'];
    const missing = await hydrateEverything(tab);
    return missing.map((html) => `it does not hydrate ${html}`);
  },
};
