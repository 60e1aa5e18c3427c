import type { LiveReleases } from '@site/browser-trial';
import {
  PLATFORM_PATH,
  platformSchema,
  releaseSchema,
  type Platform,
  type Release,
  type RemoteName,
} from '@site/contracts';
import { fetchLiveReleases, requestJson, requestText } from '../live-releases';

const MAX_CONCURRENT_PAGES = 8;

/** What a live site shows and provides at the moment. */
export interface LiveSite {
  url: string;
  platform: Platform;
  /** The composition. */
  releases: Partial<Record<RemoteName, Release>>;
  /** Where the releases are. */
  sources: LiveReleases;
  /** Links of the pages of the sitemap, by address: the first page that has each. */
  links: ReadonlyMap<string, string>;
}

const decode = (text: string) =>
  text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"');

const pathOf = (address: string, base: string): string | null => {
  const url = URL.parse(address, base);
  return url?.origin === new URL(base).origin ? url.pathname + url.search : null;
};

/** Every address that the pages of the sitemap link to. */
async function findLinks(siteUrl: string): Promise<Map<string, string>> {
  const sitemap = await requestText(`${siteUrl}/sitemap.xml`);
  // The sitemap has the public addresses: they are fetched from this site, which may have another one.
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => {
    const { pathname, search } = new URL(decode(location));
    return pathname + search;
  });
  const links = new Map<string, string>();
  const remaining = [...pages];
  const work = async () => {
    for (let page = remaining.shift(); page !== undefined; page = remaining.shift()) {
      const html = await requestText(siteUrl + page).catch(() => '');
      for (const [, href = ''] of html.matchAll(/<a\b[^>]*? href="([^"]+)"/g)) {
        const link = pathOf(decode(href), siteUrl + page);
        if (link && !links.has(link)) links.set(link, page);
      }
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT_PAGES }, work));
  return links;
}

/**
 * Fetches what is live from the site and from the origins of all remotes.
 *
 * @param origin address of the releasing team's own origin.
 * @throws Error if the site, or an origin of what it shows, does not respond.
 */
export async function fetchLiveSite(url: string, remote: RemoteName, origin: string): Promise<LiveSite> {
  const sources = await fetchLiveReleases(url, remote, origin);
  const fetchRelease = async ([name, source]: [string, { version: string; origin: string }]) => {
    const address = `${source.origin}/${source.version}/release.json`;
    return [name, releaseSchema.parse(await requestJson(address))] as const;
  };
  const [platform, releases, links] = await Promise.all([
    requestJson(url + PLATFORM_PATH),
    Promise.all(Object.entries(sources).map(fetchRelease)),
    findLinks(url),
  ]);
  return {
    url,
    platform: platformSchema.parse(platform),
    releases: Object.fromEntries(releases),
    sources,
    links,
  };
}
