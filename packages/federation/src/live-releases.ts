import type { LiveReleases } from '@site/browser-trial';
import { REMOTE_NAMES } from '@site/contracts';
import { fetchStatus } from '@site/releases/documents';
import type { Environment } from './environment';

/** The live releases of a site with their origins, by remote. Rejects if the site does not respond. */
export async function fetchLiveReleases(
  siteUrl: string,
  originOf: Environment['originOf'],
): Promise<LiveReleases> {
  const { releases } = await fetchStatus(siteUrl);
  return Object.fromEntries(
    REMOTE_NAMES.flatMap((name) => {
      const version = releases[name];
      return version === undefined ? [] : [[name, { version, origin: originOf(name) }]];
    }),
  );
}
