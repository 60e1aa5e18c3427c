import type { Step } from '../step';
import { releaseAndLive } from './release-and-live';

/** Pages, aliases and redirects of the live release, and what the live pages link to. */
export const pages: Step = {
  name: 'pages',
  after: ['build', 'live'],
  advice: 'redirect the address (a page with status 301), or drop it on purpose: --drop /path',
  async run(context) {
    const { release, live } = releaseAndLive(context);
    // Imported here: loading the router would delay the other steps.
    const { droppedAddresses, pagesOf } = await import('../dropped-addresses');
    return {
      problems: droppedAddresses(release, live, context.dropped),
      notes: [`${pagesOf(release).size} addresses, ${live.links.size} links of the live pages`],
    };
  },
};
