import type { Status } from '@site/contracts';
import { readCommandEnvironment } from '@site/federation/environment';
import { waitUntil } from '@site/node-service/wait-until';
import { fetchStatus } from '@site/releases/documents';

/** The build of a new remote, its trial, and what else the machine does. */
const TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 200;

/**
 * Waits until the site that runs, if one does, has taken up a change of its remotes.
 *
 * @returns its address; null if none runs.
 * @throws Error that says where to look if it does not take up the change.
 */
export async function awaitRunningSite(isTakenUp: (status: Status) => boolean): Promise<string | null> {
  const { siteUrl } = readCommandEnvironment();
  const isRunning = await fetchStatus(siteUrl).then(
    () => true,
    () => false,
  );
  if (!isRunning) return null;
  await waitUntil(async () => isTakenUp(await fetchStatus(siteUrl)), {
    timeoutMs: TIMEOUT_MS,
    intervalMs: POLL_INTERVAL_MS,
    message: `the change of the remotes at ${siteUrl}: its log and /_status say why not`,
  });
  return siteUrl;
}
