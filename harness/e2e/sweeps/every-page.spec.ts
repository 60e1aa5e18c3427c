import { checkNavigation } from '../client-navigation';
import { checkOneLoad, checkWidths, PHONE, test, WIDE, WIDTHS } from '../page-checks';
import { everyPage, oneOfEachKind, shardOf, SHARDS } from '../routes';

// One visit serves every check that reads the page.
for (const shard of SHARDS) {
  test(`Every page is accessible, does not shift and does not scroll sideways, on phones, and one of each kind on wide screens (part ${shard})`, async ({
    request,
    checkPainted,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const pages = await everyPage(request);
    const seenWide = oneOfEachKind(pages);
    for (const address of shardOf(pages, shard)) {
      await checkPainted(async (page) => {
        await checkOneLoad(page, address, PHONE);
        if (seenWide.has(address)) await checkOneLoad(page, address, WIDE);
        await checkWidths(page, address, WIDTHS);
      });
    }
  });
}

test('Every page with a route shows the same after client-side navigation as after a reload, without console messages', async ({
  page,
  request,
}) => {
  await checkNavigation(page, request, await everyPage(request));
});
