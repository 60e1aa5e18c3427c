import type { Page } from '@playwright/test';

/**
 * Holds a page's requests, as a slow network would.
 *
 * @param urlPattern a glob, as for `page.route`.
 * @returns continues these requests and all that follow.
 */
export async function holdRequests(page: Page, urlPattern: string): Promise<() => void> {
  let resume = () => {};
  const resumed = new Promise<void>((resolve) => (resume = resolve));
  await page.route(urlPattern, async (route) => {
    await resumed;
    // The page that made the request may have been left.
    await route.continue().catch(() => undefined);
  });
  return resume;
}

/**
 * Opens a page, and holds the requests of its scripts.
 *
 * @returns continues these requests and all that follow.
 */
export async function openWithoutCode(page: Page, address: string): Promise<() => void> {
  const resume = await holdRequests(page, '**/*.js');
  await page.goto(address, { waitUntil: 'commit' });
  return resume;
}
