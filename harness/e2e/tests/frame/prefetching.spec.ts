import { expect, test } from '../../fixtures';
import { headerLink } from '../../header';
import { openWithoutCode } from '../../hold-requests';
import { pointUntilPrefetched, recordPrefetches } from '../../prefetches';
import { visit, waitForHydration } from '../../routes';

test.use({ pointerMoves: true });

test('Before its code has loaded, a page prefetches the document of a link, and a click shows it without another request', async ({
  page,
}) => {
  const prefetched = await recordPrefetches(page);
  const resume = await openWithoutCode(page, '/');
  await pointUntilPrefetched(headerLink(page, '/about'), prefetched, '/about');
  await headerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  const delivery = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0]?.toJSON() as object,
  );
  expect(delivery).toMatchObject({ deliveryType: 'navigational-prefetch' });
  resume();
  await waitForHydration(page);
});

test('A hydrated page prefetches the code of the next page, and not its document', async ({ page }) => {
  const prefetched = await recordPrefetches(page);
  const code = page.waitForRequest(/\/AboutPage\..*\.js$/);
  await visit(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await headerLink(page, '/about').hover();
  await code;
  await headerLink(page, '/about').click();
  await expect(page).toHaveURL('/about');
  await waitForHydration(page);
  expect([...prefetched]).toEqual([]);
});

test('Once a page has loaded, the code of its forms is loaded, and of the pages behind links on the screen', async ({
  page,
}) => {
  const code = [/\/AboutPage\..*\.js$/, /\/NewsletterForm\..*\.js$/].map((file) => page.waitForRequest(file));
  await visit(page, '/');
  await Promise.all(code);
});
