import { checkOneLoad, checkWidths, PHONE, PHONE_WIDTHS, test } from '../../page-checks';
import { everyPage, oneOfEachKind, shardOf, SHARDS } from '../../routes';

// Every page, and wider screens, are in `sweeps/every-page.spec.ts`.
for (const shard of SHARDS) {
  test(`One page of each kind is accessible, does not shift and does not scroll sideways on phones (part ${shard})`, async ({
    request,
    checkPainted,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const pages = [...oneOfEachKind(await everyPage(request))];
    for (const address of shardOf(pages, shard)) {
      await checkPainted(async (page) => {
        await checkOneLoad(page, address, PHONE);
        await checkWidths(page, address, PHONE_WIDTHS);
      });
    }
  });
}
