import type { RemoteName } from '@site/contracts';
import { awaitVerdict, describeVerdict } from '@site/federation/publishing';
import type { Site } from './site';

/**
 * Waits for the shell's verdict on an activation.
 *
 * @param operation begins the error. Default: remote and version.
 * @throws Error with the shell's reason unless the release is live.
 */
export async function expectLive(
  site: Site,
  activation: { remote: RemoteName; version: string; sequence: number },
  operation = `${activation.remote} ${activation.version}`,
): Promise<void> {
  const { verdict, reason } = await awaitVerdict({ siteUrl: site.url, ...activation });
  if (verdict !== 'live') throw new Error(`${operation} is ${verdict}: ${reason}`);
}

/**
 * Waits for the shell's verdict on what each origin has activated. Resolves with a line for each release that is not
 * live, in whose place the site shows an earlier one or none.
 */
export async function notLive(site: Site): Promise<string[]> {
  const lines = [...site.origins].map(async ([remote, origin]) => {
    const { version, sequence } = await origin.activation();
    const verdict = await awaitVerdict({ siteUrl: site.url, remote, version, sequence });
    return verdict.verdict === 'live' ? [] : `${remote} ${version}: ${describeVerdict(verdict, site.url)}`;
  });
  return (await Promise.all(lines)).flat();
}
