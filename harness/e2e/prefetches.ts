import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Records the paths of the documents that the browser has prefetched for a page. Playwright does not report prefetches
 * while a test holds the page's requests.
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

/**
 * Points at a link until the browser has prefetched its document, and no other. It points more than once, because the
 * browser may read the speculation rules after the first time.
 */
export async function pointUntilPrefetched(
  link: Locator,
  prefetched: ReadonlySet<string>,
  path: string,
): Promise<void> {
  await expect(async () => {
    await link.page().mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => [...prefetched], { timeout: 3_000 }).toEqual([path]);
  }).toPass();
}
