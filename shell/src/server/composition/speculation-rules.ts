import { HYDRATED_ATTRIBUTE } from '../../boot/boot';

/**
 * The JSON of the document's speculation rules: the browser prefetches the document of a link that the visitor is about
 * to follow, until the page is hydrated. From then on, links load no documents. Chromium ignores the rules while its
 * data saver is on. `servePage` refuses what should not be prefetched: a list of pages here would cost slow phones
 * 50 ms. A header `Speculation-Rules` would make the browser request a file before the fonts, which delays the first
 * text by a round trip.
 */
export const SPECULATION_RULES = JSON.stringify({
  prefetch: [
    {
      where: { selector_matches: `html:not([${HYDRATED_ATTRIBUTE}]) a[href^='/']` },
      eagerness: 'moderate',
    },
  ],
});
