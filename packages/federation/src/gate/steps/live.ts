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
import { fetchRemotes, unknownRemote } from '../../remotes';
import { defineStep } from '../step';

const MAX_CONCURRENT_PAGES = 8;

/** What a site currently shows and provides. */
export interface LiveSite {
  url: string;
  platform: Platform;
  /** What the site knows of every remote, with its origin. */
  remotes: Site['remotes'];
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
async function fetchLiveSite(url: string, remotes: Site['remotes']): Promise<LiveSite> {
  const sources = await fetchLiveReleases(url, remotes);
  const [platform, releases, links] = await Promise.all([
    requestJson(url + PLATFORM_PATH),
    fetchReleases(sources),
    findLinks(url),
  ]);
  return { url, platform: platformSchema.parse(platform), remotes, releases, sources, links };
}

/** Reads the live site. Other steps compare the release with it. */
export const live = defineStep({
  name: 'live',
  expectedSeconds: 2,
  advice:
    'correct the name in remote.config.ts, or SITE_URL; for a new remote, wait until the platform has added it',
  async run({ remote: { name }, siteUrl, originUrl }) {
    try {
      const remotes = await fetchRemotes(name, { siteUrl, originUrl });
      if (!(name in remotes)) return { problems: [unknownRemote(siteUrl, name)] };
      const site = await fetchLiveSite(siteUrl, remotes);
      const versions = Object.values(site.releases).map((each) => `${each.name} ${each.version}`);
      return { problems: [], notes: [`${siteUrl}: ${versions.join(', ')}`], value: site };
    } catch (error) {
      const { message, cause } = error as Error & { cause?: Error };
      const unavailable = `failed to read the live site ${siteUrl}: ${cause?.message ?? message}`;
      return { problems: [], unavailable };
    }
  },
});
