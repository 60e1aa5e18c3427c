import { internalLinks, sitemapPages } from '@site/browser-trial/links';
import type { Platform, Release, RemoteName, Site } from '@site/contracts';
import { readActivation, type Activation } from '@site/contracts/signature';
import { forEachConcurrently } from '@site/node-service/for-each-concurrently';
import {
  fetchLiveReleases,
  fetchPlatform,
  fetchRelease,
  fetchStatus,
  type LiveReleases,
  requestText,
  verdictOf,
} from '@site/releases/documents';
import { awaitVerdict, describeVerdict, VERDICT_TIMEOUT_MS } from '../../publishing/await-verdict';
import { causeOf, OriginClient } from '../../publishing/origin-client';
import { fetchSiteOf, unknownRemote } from '../../remotes';
import { defineStep, type GateContext, type StepResult } from '../step';

const MAX_CONCURRENT_PAGES = 8;

const SITE_ADVICE =
  'correct SITE_URL if that is another site; else run federation release again once the site responds without errors. ' +
  '`--skip live` releases without these checks';

const DELAY_ADVICE =
  'run federation release again once the shell has decided; `--skip live` releases without these checks';

const REQUIRED_ADVICE = 'do not skip these steps: the shell would refuse the release';

const OWN_ORIGIN_ADVICE =
  'start your origin, or correct ORIGIN_URL; `--skip live` releases without these checks if the origin has lost the release';

/** What a site currently shows and provides, with the origins of its remotes. */
export interface LiveSite extends Site {
  url: string;
  platform: Platform;
  /** The composition, without the releases that could not be read. */
  releases: Record<RemoteName, Release>;
  /** The origins of the releases. */
  sources: LiveReleases;
  /** Why the live release of a remote could not be read. The step fails if that is this team's remote. */
  unread: Record<RemoteName, string>;
  /** The text of the remote's activation; null if nothing was activated. */
  activation: string | null;
  /** Links of the pages of the sitemap, by address: the first page that has each. */
  links: ReadonlyMap<string, string>;
  /** Why the links of a page could not be read. */
  unreadPages: readonly string[];
}

/** Every address that the pages of the sitemap link to, and the pages that could not be read. */
async function findLinks(siteUrl: string): Promise<Pick<LiveSite, 'links' | 'unreadPages'>> {
  const pages = sitemapPages(await requestText(`${siteUrl}/sitemap.xml`));
  const links = new Map<string, string>();
  const unreadPages: string[] = [];
  await forEachConcurrently(pages, MAX_CONCURRENT_PAGES, async (page) => {
    try {
      const html = await requestText(siteUrl + page);
      for (const link of internalLinks(html, siteUrl + page)) if (!links.has(link)) links.set(link, page);
    } catch (error) {
      unreadPages.push(`the links of ${page} are unknown: ${causeOf(error)}`);
    }
  });
  return { links, unreadPages };
}

/** Fetches the live releases from their origins. No team waits for another, whose origin may be down. */
async function readReleases(sources: LiveReleases): Promise<Pick<LiveSite, 'releases' | 'unread'>> {
  const unread: LiveSite['unread'] = {};
  const read = async ([name, { origin, version }]: [RemoteName, LiveReleases[RemoteName]]) => {
    try {
      return [[name, await fetchRelease(origin, version)] as const];
    } catch (error) {
      unread[name] = `the live release of ${name} cannot be read from ${origin}: ${causeOf(error)}`;
      return [];
    }
  };
  const releases = (await Promise.all(Object.entries(sources).map(read))).flat();
  return { releases: Object.fromEntries(releases), unread };
}

/**
 * Fetches the live releases from the site and from the origins of all remotes. Rejects if the site does not respond.
 */
async function fetchLiveSite(url: string, site: Site): Promise<Omit<LiveSite, 'activation'>> {
  const sources = await fetchLiveReleases(url, site.remotes);
  const [platform, read, found] = await Promise.all([
    fetchPlatform(url),
    readReleases(sources),
    findLinks(url),
  ]);
  return { url, platform, ...site, ...read, ...found, sources };
}

/**
 * Reads what is activated, once the shell has decided about it: before its trial, a release is not live, and the gate
 * would compare with the one before it. Resolves with the text of the activation, or with why the step fails. Rejects
 * if no shell responds.
 */
async function readDecided(
  origin: OriginClient,
  { remote: { name: remote }, siteUrl, log }: GateContext,
): Promise<Pick<LiveSite, 'activation'> | Pick<StepResult, 'problems' | 'advice'>> {
  const start = performance.now();
  let replaced: string | undefined;
  for (;;) {
    const text = await origin.activation().catch((error: Error) => error);
    if (text instanceof Error)
      return {
        problems: [`the activation of ${remote} cannot be read: ${text.message}`],
        advice: OWN_ORIGIN_ADVICE,
      };
    // If it is the same again, the shell has seen a later one, which the origin has lost.
    if (text === null || text === replaced) return { activation: text };
    let activation: Activation;
    try {
      activation = { ...readActivation(text), remote };
    } catch {
      // The shell refuses it, and keeps what is live.
      return { activation: text };
    }
    const { version } = activation;
    if (!verdictOf(await fetchStatus(siteUrl), activation))
      log(`  … live waits until the shell has tried ${version}, ${VERDICT_TIMEOUT_MS / 1000} s at most`);
    const verdictTimeoutMs = VERDICT_TIMEOUT_MS - (performance.now() - start);
    const decided = await awaitVerdict({ siteUrl, ...activation, verdictTimeoutMs });
    const { verdict } = decided;
    if (verdict === 'unavailable') throw new Error(decided.reason);
    if (verdict === 'pending') {
      const line = describeVerdict(decided, siteUrl);
      return {
        problems: [`${remote} ${version} is activated, and waits for its trial: ${line}`],
        advice: DELAY_ADVICE,
      };
    }
    if (verdict !== 'replaced') return { activation: text };
    replaced = text;
  }
}

async function readLiveSite(context: GateContext): Promise<StepResult<LiveSite>> {
  const { remote, siteUrl, originUrl, skipped } = context;
  const { name } = remote;
  const site = await fetchSiteOf(name, { siteUrl, originUrl });
  const own = site.remotes[name];
  if (!own) return { problems: [unknownRemote(siteUrl, name)] };
  const lacking = own.requiredSteps.filter((step) => skipped.includes(step));
  if (lacking.length > 0)
    return {
      problems: lacking.map((step) => `the site requires the step ${step} of ${name}, which is skipped`),
      advice: REQUIRED_ADVICE,
    };
  // Reads the activation before the releases: one that is read later could be newer than the releases that the gate
  // compares.
  const decided = await readDecided(new OriginClient(own.origin), context);
  if ('problems' in decided) return decided;
  const value = { ...(await fetchLiveSite(siteUrl, site)), ...decided };
  const ownReason = value.unread[name];
  if (ownReason !== undefined) return { problems: [ownReason], advice: OWN_ORIGIN_ADVICE };
  const versions = Object.values(value.releases).map((each) => `${each.name} ${each.version}`);
  return {
    problems: [],
    notes: [`${siteUrl}: ${versions.join(', ')}`, ...Object.values(value.unread), ...value.unreadPages],
    value,
  };
}

/**
 * Reads the live site. Other steps compare the release with it. The step also fails while the site is down: otherwise a
 * wrong address, or one lost connection, would let a release pass that was compared with nothing.
 */
export const live = defineStep({
  name: 'live',
  advice:
    'correct the name in remote.config.ts, or SITE_URL; for a new remote, wait until the platform has added it',
  async run(context): Promise<StepResult<LiveSite>> {
    const read = () => readLiveSite(context);
    try {
      // A busy shell may be late with one response.
      return await read().catch(read);
    } catch (error) {
      return {
        problems: [`failed to read the live site ${context.siteUrl}: ${causeOf(error)}`],
        advice: SITE_ADVICE,
      };
    }
  },
});
