import type { Page } from '@playwright/test';

/**
 * Records the paths of the documents that the browser has prefetched for a page. Playwright does not report their
 * requests where those of the page are held.
 */
export async function recordPrefetches(page: Page): Promise<ReadonlySet<string>> {
  const paths = new Set<string>();
  const session = await page.context().newCDPSession(page);
  session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
    if (status === 'Ready') paths.add(new URL(prefetchUrl).pathname);
  });
  await session.send('Preload.enable');
  return paths;
}
