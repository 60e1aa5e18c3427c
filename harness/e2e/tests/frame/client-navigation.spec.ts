import { expect, test } from '../../fixtures';
import { everyPage, shardOf, SHARDS, visit } from '../../routes';

for (const shard of SHARDS) {
  test(`Every page shows the same after client-side navigation as after a reload, without console messages (part ${shard})`, async ({
    page,
    request,
  }) => {
    test.setTimeout(120_000);
    const shown = () => page.evaluate(() => [document.title, document.querySelector('main h1')?.textContent]);
    await visit(page, '/contact');
    // A full page navigation would lose it.
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    for (const address of shardOf(await everyPage(request), shard)) {
      const html = await (await request.get(address)).text();
      const served = await page.evaluate((text) => {
        const document = new DOMParser().parseFromString(text, 'text/html');
        return [document.title, document.querySelector('main h1')?.textContent];
      }, html);
      await page.evaluate((to) => {
        window.history.pushState({}, '', to);
        window.dispatchEvent(new PopStateEvent('popstate'));
      }, address);
      await expect.poll(shown, { message: address, intervals: [20, 50, 100] }).toEqual(served);
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  });
}
