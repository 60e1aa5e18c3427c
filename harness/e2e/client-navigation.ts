import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './fixtures';
import { missing, shellNotFound, visit } from './routes';

/**
 * Follows links to pages in one document, and expects each to show what the server sends for its address. A link to an
 * address without a route would load another document.
 */
export async function checkNavigation(
  page: Page,
  request: APIRequestContext,
  addresses: Iterable<string>,
): Promise<void> {
  const shown = () => page.evaluate(() => [document.title, document.querySelector('main h1')?.textContent]);
  await visit(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  // A full page navigation would lose it.
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  for (const address of addresses) {
    if (missing[address] === shellNotFound) continue;
    const html = await (await request.get(address)).text();
    const served = await page.evaluate((text) => {
      const document = new DOMParser().parseFromString(text, 'text/html');
      return [document.title, document.querySelector('main h1')?.textContent];
    }, html);
    await page.evaluate((to) => {
      const link = document.createElement('a');
      link.href = to;
      document.body.append(link);
      link.click();
      link.remove();
    }, address);
    await expect.poll(shown, { message: address, intervals: [20, 50, 100] }).toEqual(served);
  }
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
}
