import { REMOTE_NAMES, REMOTES, variableOf, type RemoteName } from '@site/contracts';
import type { LiveReleases } from '@site/browser-trial';
import { z } from 'zod';

const REQUEST_TIMEOUT_MS = 10_000;

const statusSchema = z.object({ releases: z.partialRecord(z.enum(REMOTE_NAMES), z.string()) });

/** @throws Error where the response is no success. */
export async function requestText(url: string): Promise<string> {
  const response = await fetch(url, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}`);
  return response.text();
}

/** @throws Error where the response is no success, or no JSON. */
export const requestJson = async (url: string): Promise<unknown> => JSON.parse(await requestText(url));

/**
 * Where another remote's releases are: `MF_CAREERS_ORIGIN`; without it, beside the own origin, where that ends with the
 * remote's name, as `https://www.example.org/_origins/mf-careers` does; else at the local site.
 */
export function originOf(name: RemoteName, remote: RemoteName, ownOrigin: string): string {
  if (name === remote) return ownOrigin;
  const set = process.env[variableOf(name, 'ORIGIN')];
  if (set) return set;
  if (ownOrigin.endsWith(`/${remote}`)) return ownOrigin.slice(0, -remote.length) + name;
  return `http://localhost:${process.env[variableOf(name, 'PORT')] ?? REMOTES[name].port}`;
}

/**
 * What a site shows, and the origin that has it, by remote.
 *
 * @param remote the team's own, whose origin is `ownOrigin`.
 * @throws Error if the site does not respond.
 */
export async function fetchLiveReleases(
  siteUrl: string,
  remote: RemoteName,
  ownOrigin: string,
): Promise<LiveReleases> {
  const { releases } = statusSchema.parse(await requestJson(`${siteUrl}/_status`));
  return Object.fromEntries(
    Object.entries(releases).map(([name, version]) => [
      name,
      { version, origin: originOf(name as RemoteName, remote, ownOrigin) },
    ]),
  );
}
