import type { RemoteName } from '@site/contracts';
import { awaitVerdict } from '@site/federation/publishing';
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
