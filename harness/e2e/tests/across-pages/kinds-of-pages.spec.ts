import { recordLayoutShift } from '@site/browser-trial/layout-shift';
import { test } from '../../fixtures';
import { checkOneLoad, checkWidths, PHONE } from '../../page-checks';
import { everyPage, oneOfEachKind, shardOf, SHARDS } from '../../routes';

// Every page, and wide screens, are in `sweeps/every-page.spec.ts`.
for (const shard of SHARDS) {
  test(`One page of each kind is accessible, does not shift and does not scroll sideways on phones (part ${shard})`, async ({
    page,
    request,
    allowConsole,
  }) => {
    // Each part takes 40 s on a machine that is three times slower than usual.
    test.setTimeout(120_000);
    allowConsole(/404 \(Not Found\)/);
    await recordLayoutShift(page);
    const pages = [...oneOfEachKind(await everyPage(request))];
    for (const address of shardOf(pages, shard)) {
      await checkOneLoad(page, address, PHONE);
      await checkWidths(page, address);
    }
  });
}
