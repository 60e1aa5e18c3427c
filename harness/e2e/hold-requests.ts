import type { Page } from '@playwright/test';

/**
 * Holds back a page's requests to some addresses, as a slow network would.
 *
 * @param addresses a glob, as for `page.route`.
 * @returns what lets them through, and all that follow.
 */
export async function holdRequests(page: Page, addresses: string): Promise<() => void> {
  let letThrough = () => {};
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(addresses, async (route) => {
    await held;
    await route.continue();
  });
  return letThrough;
}
