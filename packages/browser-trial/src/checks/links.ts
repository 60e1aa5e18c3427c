import { internalLinks } from '../site/links';
import type { DocumentCheck } from './check';

/** Every internal link of the page has a response. */
export const links: DocumentCheck = {
  name: 'links',
  async run({ target, origin, document, statusOf }) {
    const problems: string[] = [];
    for (const address of internalLinks(document.html, origin + target.url)) {
      const status = await statusOf(origin + address);
      if (status >= 400) problems.push(`it links to ${address}, which responds with ${status}`);
    }
    return problems;
  },
};
