import { internalLinks } from '../site/documents';
import type { DocumentCheck } from './check';

/** Every internal link of the page is answered. */
export const links: DocumentCheck = {
  name: 'links',
  async run({ origin, document, statusOf }) {
    const addresses = new Set(internalLinks(document).map((link) => link.split('#')[0] ?? ''));
    const problems: string[] = [];
    for (const address of addresses) {
      const status = await statusOf(origin + address);
      if (status >= 400) problems.push(`it links to ${address}, which responds with ${status}`);
    }
    return problems;
  },
};
