import { recordLayoutShift } from '@site/browser-trial/layout-shift';
import { test } from '../fixtures';
import { checkOneLoad, checkWidths, PHONE, WIDE } from '../page-checks';
import { everyPage, oneOfEachKind, shardOf, SHARDS } from '../routes';

// One visit serves every check that reads the page.
for (const shard of SHARDS) {
  test(`Every page is accessible, does not shift and does not scroll sideways, on phones, and one of each kind on wide screens (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    test.setTimeout(180_000);
    allowConsole(/404 \(Not Found\)/);
    await recordLayoutShift(page);
    const pages = await everyPage(request);
    const seenWide = oneOfEachKind(pages);
    for (const address of shardOf(pages, shard)) {
      await checkOneLoad(page, address, PHONE);
      if (seenWide.has(address)) await checkOneLoad(page, address, WIDE);
      await checkWidths(page, address);
    }
  });
}
