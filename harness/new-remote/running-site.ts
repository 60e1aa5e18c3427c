import type { Site, Status } from '@site/contracts';
import { readCommandEnvironment } from '@site/federation/environment';
import { waitUntil } from '@site/node-service/wait-until';
import { fetchSite, fetchStatus } from '@site/releases/documents';

/** A shell reads the file twice a second. Another site, of another folder, never has the change. */
const READ_TIMEOUT_MS = 5_000;
/** The build of a new remote, its trial, and what else the machine does. */
const SHOW_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 100;

/**
 * Waits until the site that runs shows a change of its remotes.
 *
 * @param isRead whether the site has read the change.
 * @param isShown whether the site shows the change.
 * @returns the site's address; null if no site runs, or if the site reads another file.
 * @throws Error that says where to look if the site does not show the change.
 */
export async function awaitRunningSite(
  isRead: (remotes: Site['remotes']) => boolean,
  isShown: (status: Status) => boolean,
): Promise<string | null> {
  const { siteUrl } = readCommandEnvironment();
  const options = { timeoutMs: READ_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS };
  const hasRead = await waitUntil(async () => isRead((await fetchSite(siteUrl)).remotes), options).catch(
    () => false,
  );
  if (!hasRead) return null;
  await waitUntil(async () => isShown(await fetchStatus(siteUrl)), {
    timeoutMs: SHOW_TIMEOUT_MS,
    intervalMs: POLL_INTERVAL_MS,
    message: `the change of the remotes at ${siteUrl}: its log and /_status say why not`,
  });
  return siteUrl;
}
