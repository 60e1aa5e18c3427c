import type { RequestHandler } from 'express';
import { HYDRATED_ATTRIBUTE } from '../../../boot/boot';

/** The address of the rules. The header `Speculation-Rules` of a page names it, so that no document contains them. */
export const SPECULATION_RULES = '/_speculation-rules';

/**
 * The browser prefetches the document of a link that the visitor is about to follow, until the page is hydrated: from
 * then on, links load no documents. `servePage` refuses what should not be prefetched. A list of pages here would cost
 * slow phones 50 ms.
 */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { selector_matches: `html:not([${HYDRATED_ATTRIBUTE}]) a:not([href^="#"])` },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

/** Serves the rules, and none to visitors who save data. */
export const serveSpeculationRules: RequestHandler = (request, response) => {
  const savesData = request.get('Save-Data') === 'on';
  response
    .set({ 'Cache-Control': 'public, max-age=86400', Vary: 'Save-Data' })
    .type('application/speculationrules+json')
    .send(JSON.stringify(savesData ? {} : RULES));
};
