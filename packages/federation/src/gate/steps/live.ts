import { internalLinks, sitemapPages } from '@site/browser-trial/links';
import {
  type Platform,
  PLATFORM_PATH,
  platformSchema,
  type Release,
  type RemoteName,
  type Site,
} from '@site/contracts';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import {
  fetchLiveReleases,
  fetchReleases,
  type LiveReleases,
  requestJson,
  requestText,
} from '@site/releases/documents';
import { fetchSiteOf, unknownRemote } from '../../remotes';
import { defineStep } from '../step';

const MAX_CONCURRENT_PAGES = 8;

/** What a site currently shows and provides, with the origins of its remotes. */
export interface LiveSite extends Site {
  url: string;
  platform: Platform;
  /** The composition. */
  releases: Record<RemoteName, Release>;
  /** The origins of the releases. */
  sources: LiveReleases;
  /** Links of the pages of the sitemap, by address: the first page that has each. */
  links: ReadonlyMap<string, string>;
}

/** Every address that the pages of the sitemap link to. */
async function findLinks(siteUrl: string): Promise<Map<string, string>> {
  const pages = sitemapPages(await requestText(`${siteUrl}/sitemap.xml`));
  const links = new Map<string, string>();
  await forEachConcurrently(pages, MAX_CONCURRENT_PAGES, async (page) => {
    const html = await requestText(siteUrl + page).catch(() => '');
    for (const link of internalLinks(html, siteUrl + page)) if (!links.has(link)) links.set(link, page);
  });
  return links;
}

/**
 * Fetches the live releases from the site and from the origins of all remotes.
 *
 * @throws Error if the site or an origin does not respond.
 */
async function fetchLiveSite(url: string, site: Site): Promise<LiveSite> {
  const sources = await fetchLiveReleases(url, site.remotes);
  const [platform, releases, links] = await Promise.all([
    requestJson(url + PLATFORM_PATH),
    fetchReleases(sources),
    findLinks(url),
  ]);
  return { url, platform: platformSchema.parse(platform), ...site, releases, sources, links };
}

/** Reads the live site. Other steps compare the release with it. */
export const live = defineStep({
  name: 'live',
  expectedSeconds: 2,
  advice:
    'correct the name in remote.config.ts, or SITE_URL; for a new remote, wait until the platform has added it',
  async run({ remote: { name }, siteUrl, originUrl }) {
    try {
      const site = await fetchSiteOf(name, { siteUrl, originUrl });
      if (!(name in site.remotes)) return { problems: [unknownRemote(siteUrl, name)] };
      const value = await fetchLiveSite(siteUrl, site);
      const versions = Object.values(value.releases).map((each) => `${each.name} ${each.version}`);
      return { problems: [], notes: [`${siteUrl}: ${versions.join(', ')}`], value };
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      const unavailable = `failed to read the live site ${siteUrl}: ${cause?.message ?? message}`;
      return { problems: [], unavailable };
    }
  },
});
