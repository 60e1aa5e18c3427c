import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  MANIFEST,
  parseFile,
  parseManifest,
  PLATFORM_PATH,
  platformSchema,
  releaseSchema,
  SITE_PATH,
  siteSchema,
  STATUS_PATH,
  statusSchema,
  type Platform,
  type Release,
  type RemoteName,
  type Site,
  type Status,
} from '@site/contracts';
import type { Activation } from '@site/contracts/signature';

const REQUEST_TIMEOUT_MS = 10_000;

/** A release that is live, and the origin that has its files. */
interface LiveRelease {
  version: string;
  /** URL of the remote's origin: it has `/<version>/release.json` and the files that it names. */
  origin: string;
}

/** The live releases of a site, by remote. */
export type LiveReleases = Record<RemoteName, LiveRelease>;

/** @throws Error unless the response is a success. */
export async function requestText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** @throws Error unless the response is a success, and JSON. */
export const requestJson = async (url: string): Promise<unknown> => JSON.parse(await requestText(url));

/** A document that a schema accepts. Rejects with its address and the reason otherwise. */
const fetchParsed = async <Schema extends Parameters<typeof parseFile>[0]>(schema: Schema, url: string) =>
  parseFile(schema, await requestText(url), url);

/** The status of a site's shell. Rejects if no shell responds. */
export const fetchStatus = (siteUrl: string): Promise<Status> =>
  fetchParsed(statusSchema, siteUrl + STATUS_PATH);

/** What a shell has decided about an activation, with the reason if it is not live; null until it has decided. */
export function verdictOf(
  { releases, refused, refusedActivations, refusedSequences, activated }: Status,
  { remote, version, sequence }: Pick<Activation, 'remote' | 'version' | 'sequence'>,
): [verdict: 'live' | 'refused' | 'replaced', reason: string] | null {
  // The shell may still report an earlier activation. A shell of an older build does not name the sequence.
  const isOfThisOne = (reported = sequence) => reported >= sequence;
  const latest = activated[remote];
  if (!latest || latest.sequence < sequence) {
    const reason = refusedActivations[remote];
    return reason && isOfThisOne(refusedSequences[remote]) ? ['refused', reason] : null;
  }
  const refusal = refused[remote];
  if (refusal?.version === version && isOfThisOne(refusal.sequence)) return ['refused', refusal.reason];
  if (releases[remote] === version) return ['live', ''];
  return latest.sequence > sequence && latest.version !== version
    ? ['replaced', `${latest.version} was activated after it`]
    : null;
}

/** The live releases of a site with their origins, by remote. Rejects if the site does not respond. */
export async function fetchLiveReleases(siteUrl: string, remotes: Site['remotes']): Promise<LiveReleases> {
  const { releases } = await fetchStatus(siteUrl);
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { origin }]) => {
      const version = releases[name];
      return version === undefined ? [] : [[name, { version, origin }]];
    }),
  );
}

/** A published release. Its signature is not verified. Rejects if its origin does not have it. */
export const fetchRelease = (originUrl: string, version: string): Promise<Release> =>
  fetchParsed(releaseSchema, `${originUrl}/${version}/${MANIFEST}`);

/** These releases, by remote. Rejects if an origin does not have its release. */
export async function fetchReleases(live: LiveReleases): Promise<Record<RemoteName, Release>> {
  const releases = await Promise.all(
    Object.values(live).map(({ origin, version }) => fetchRelease(origin, version)),
  );
  return Object.fromEntries(releases.map((release) => [release.name, release]));
}

/** The release that was built into a folder. Rejects if there is none, or if it is malformed. */
export const readRelease = async (folder: string): Promise<Release> =>
  parseManifest(releaseSchema, await readFile(path.join(folder, MANIFEST)));

/** The configuration of a running site. Rejects if no shell responds. */
export const fetchSite = (siteUrl: string): Promise<Site> => fetchParsed(siteSchema, siteUrl + SITE_PATH);

/** What the shell of a running site provides to releases. Rejects if no shell responds. */
export const fetchPlatform = (siteUrl: string): Promise<Platform> =>
  fetchParsed(platformSchema, siteUrl + PLATFORM_PATH);
