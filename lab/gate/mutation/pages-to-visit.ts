import { RELEASE_PATH_PATTERN, RELEASES_PATH, type Release, type RemoteName } from '@site/contracts';
import { choosePages, findSections, ownPages, withSamples } from '@site/browser-trial/trial-pages';

/** A change of a template makes all of its pages different: a visitor of some of them notices it. */
const MAX_DIFFERENT_PAGES = 8;

/** Where the candidate and the live release can be visited. */
export interface Urls {
  candidate: string;
  live: string;
}

/**
 * The pages on which a visitor can notice a candidate, as path and query: first those whose HTML is not that of the
 * live page, at most 8, then the first of each kind and those with its sections, where scripts may differ.
 */
export async function pagesToVisit(
  urls: Urls,
  candidate: Release,
  live: Record<RemoteName, Release>,
): Promise<string[]> {
  const own = withSamples(ownPages(candidate), live[candidate.name]);
  const others = choosePages(await findSections(urls, candidate, live));
  const different: string[] = [];
  for (const { url } of own) {
    if (different.length === MAX_DIFFERENT_PAGES) break;
    const [before, after] = await Promise.all([fetchPage(urls.live + url), fetchPage(urls.candidate + url)]);
    if (before !== after) different.push(url);
  }
  const samples = [...own, ...others].filter(({ isSample }) => isSample);
  return [...new Set([...different, ...samples.map(({ url }) => url)])];
}

/** What visitors see of a response: status, target, title and body, without scripts and without versions. */
async function fetchPage(address: string): Promise<string> {
  const response = await fetch(address, { redirect: 'manual' });
  const html = (await response.text()).replaceAll(/<script\b.*?<\/script>/gs, '');
  const parts = [/<title\b.*?<\/title>/s, /<body\b.*/s].map((pattern) => pattern.exec(html)?.[0]);
  return [response.status, response.headers.get('location'), ...parts]
    .join('\n')
    .replaceAll(new RegExp(RELEASE_PATH_PATTERN, 'g'), `${RELEASES_PATH}$1/`);
}
