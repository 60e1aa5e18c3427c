import type { RemoteName, Site } from '@site/contracts';
import { fetchSite } from '@site/releases/documents';
import type { Environment } from './environment';

type Address = Pick<Environment, 'siteUrl' | 'originUrl'>;

/**
 * The remotes of a running site, and the redirects of removed ones. The address of an origin is the first of these that
 * is set:
 * 1. `ORIGIN_URL`, for the remote's own origin;
 * 2. `ORIGIN_URL` with the name of that remote in place of the own name at its end, as in
 *    `https://www.example.org/_origins/mf-careers`;
 * 3. the address that the site names.
 *
 * Rejects if the site does not respond.
 */
export async function fetchSiteOf(remote: RemoteName, { siteUrl, originUrl }: Address): Promise<Site> {
  const { remotes, redirects } = await fetchSite(siteUrl);
  const siblings = originUrl?.endsWith(`/${remote}`) ? originUrl.slice(0, -remote.length) : undefined;
  const found = Object.entries(remotes).map(([name, declaration]) => {
    const named = name === remote ? originUrl : siblings && siblings + name;
    return [name, { ...declaration, origin: named ?? declaration.origin }] as const;
  });
  return { remotes: Object.fromEntries(found), redirects };
}

/** An error message for a remote that a site does not have. */
export const unknownRemote = (siteUrl: string, remote: RemoteName): string =>
  `${siteUrl} has no remote ${remote}: the platform adds it to deploy/site/site.json`;

/** URL of the origin of a remote. @throws Error that says what to do if the site does not name it. */
export async function findOrigin(remote: RemoteName, address: Address): Promise<string> {
  const { siteUrl, originUrl } = address;
  if (originUrl) return originUrl;
  const { remotes } = await fetchSiteOf(remote, address).catch((cause: unknown) => {
    throw new Error(`${siteUrl} does not respond: start it, or name the origin in ORIGIN_URL`, { cause });
  });
  const origin = remotes[remote]?.origin;
  if (origin) return origin;
  throw new Error(unknownRemote(siteUrl, remote));
}
