import {
  PLATFORM_PATH,
  platformSchema,
  REMOTE_NAMES,
  REMOTES,
  releaseSchema,
  variableOf,
  type Platform,
  type Release,
  type RemoteName,
} from '@site/contracts';
import { z } from 'zod';

const REQUEST_TIMEOUT_MS = 10_000;
const MAX_CONCURRENT_PAGES = 8;

const statusSchema = z.object({ releases: z.partialRecord(z.enum(REMOTE_NAMES), z.string()) });

/** What a live site shows and provides at the moment. */
export interface LiveSite {
  url: string;
  platform: Platform;
  /** The composition. */
  releases: Partial<Record<RemoteName, Release>>;
  /** Address of each remote's origin. */
  origins: Record<RemoteName, string>;
  /** Links of the pages of the sitemap, by address: the first page that has each. */
  links: ReadonlyMap<string, string>;
}

export const requestText = async (url: string): Promise<string> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
};

const requestJson = async (url: string): Promise<unknown> => JSON.parse(await requestText(url));

/** Where the releases of a remote are: `MF_CAREERS_ORIGIN`; without it, its origin at the local site. */
const originOf = (name: RemoteName): string =>
  process.env[variableOf(name, 'ORIGIN')] ??
  `http://localhost:${process.env[variableOf(name, 'PORT')] ?? REMOTES[name].port}`;

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
  const { releases: versions } = statusSchema.parse(await requestJson(`${url}/_status`));
  const origins = Object.fromEntries(
    REMOTE_NAMES.map((name) => [name, name === remote ? origin : originOf(name)]),
  ) as Record<RemoteName, string>;
  const fetchRelease = async ([name, version]: [string, string]) => {
    const address = `${origins[name as RemoteName]}/${version}/release.json`;
    return [name, releaseSchema.parse(await requestJson(address))] as const;
  };
  const [platform, releases, links] = await Promise.all([
    requestJson(url + PLATFORM_PATH),
    Promise.all(Object.entries(versions).map(fetchRelease)),
    findLinks(url),
  ]);
  return {
    url,
    platform: platformSchema.parse(platform),
    releases: Object.fromEntries(releases),
    origins,
    links,
  };
}
