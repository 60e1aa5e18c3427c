import type { Step } from '../step';
import { needed } from './needed';

/** Pages, aliases and redirects of the live release, and what the live pages link to. */
export const pages: Step = {
  name: 'pages',
  after: ['build', 'live'],
  advice: 'redirect the address (a page with status 301), or say that it goes: --drop /path',
  async run(context) {
    const { release, live } = needed(context);
    // Loads the router, for which the steps before it would wait.
    const { droppedAddresses, pagesOf } = await import('../dropped-addresses');
    return {
      problems: droppedAddresses(release, live, context.dropped),
      notes: [`${pagesOf(release).size} addresses, ${live.links.size} links of the live pages`],
    };
  },
};
