import { setTimeout as delay } from 'node:timers/promises';
import { startLocalServer } from '@site/node-service/listen';
import { trialPage } from '../testing/trial-pages';
import { renderTime } from './document-checks';

/** What the check finds on a page whose first responses are slow, and the addresses that it requested. */
async function findRenderTime(slowResponses: number): Promise<{ found: string[]; requested: string[] }> {
  const requested: string[] = [];
  const server = await startLocalServer(async ({ url = '' }, response) => {
    requested.push(url);
    if (requested.length <= slowResponses) await delay(600);
    response.end('<main></main>');
  });
  const found = await renderTime({ target: trialPage('/careers'), origin: server.url });
  await server.close();
  return { found, requested };
}

test('a page that always takes longer to render than half of the deadline is reported', async () => {
  const { found } = await findRenderTime(Infinity);
  expect(found).toEqual(['the server takes more than 500 ms to render /careers']);
});

test('a render that a busy machine delays does not count, and each is of an address that nobody has requested', async () => {
  const { found, requested } = await findRenderTime(2);
  expect(found).toEqual([]);
  expect(new Set([...requested, '/careers']).size).toBe(4);
});
