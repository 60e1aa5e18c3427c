import type { Release } from '@site/contracts';
import type { Finding } from '../options';
import type { TrialPage } from '../site/trial-pages';
import { ownPages } from '../site/trial-pages';

/** Every live page of the remote still has a response, if only a redirect, unless it is dropped on purpose. */
export async function droppedPages(
  live: Release,
  candidate: readonly TrialPage[],
  dropped: readonly string[],
  statusOf: (url: string) => Promise<number>,
  origin: string,
): Promise<Finding[]> {
  const kept = new Set([...candidate.map(({ url }) => url), ...dropped]);
  const gone = ownPages(live).filter(({ url, status }) => status < 400 && !kept.has(url));
  const findings = await Promise.all(
    gone.map(async ({ url }) => {
      const status = await statusOf(origin + url);
      const message = `it is live, and responds with ${status} now: redirect it, or drop it with --drop ${url}`;
      return status < 400 ? [] : [{ check: 'dropped-pages', page: url, message }];
    }),
  );
  return findings.flat();
}
