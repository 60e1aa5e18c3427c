import type { FetchedDocument } from '../site/documents';
import type { DocumentVisit } from './document-visit';

/** What these elements say is for browsers and search engines. Nobody sees it in the page. */
const NAMES = ['robots', 'viewport', 'color-scheme', 'referrer'];

/** Browsers and search engines are told what they are told live. A page that is not listed may keep them away. */
export function metaElements({ target, document, live }: DocumentVisit): string[] {
  if (!live) return [];
  const compared = NAMES.filter((name) => name !== 'robots' || !target.isUnlisted);
  return compared.flatMap((name) => {
    const [now, before] = [document, live].map((page) => contentsOf(page, `name="${name}"`).join());
    return now === before ? [] : [`it has “${now}” as its ${name}, and the live page “${before}”`];
  });
}

/** What the `meta` elements with an attribute contain. */
const contentsOf = ({ html }: FetchedDocument, attribute: string): string[] =>
  [...html.matchAll(/<meta\b[^>]*>/g)]
    .filter(([element]) => element.includes(` ${attribute}`))
    .map(([element]) => /\scontent="([^"]*)"/.exec(element)?.[1] ?? '');
