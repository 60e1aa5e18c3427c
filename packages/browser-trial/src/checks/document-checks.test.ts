import { startLocalServer } from '@site/node-service/listen';
import { trialPage } from '../testing/trial-pages';
import { cacheStatuses, renderTime, runDocumentChecks } from './document-checks';
import type { DocumentVisit } from './document-visit';

/** What the check finds on a page whose first responses are slow, and the addresses that it requested. */
async function findRenderTime(slowResponses: number): Promise<{ found: string[]; requested: string[] }> {
  const requested: string[] = [];
  // A clock of its own: on a busy machine, a response that should be fast takes long as well.
  let nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  const server = await startLocalServer(({ url = '' }, response) => {
    requested.push(url);
    if (requested.length <= slowResponses) nowMs += 600;
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

test('a redirect leads to a page that exists, also if the shell has too much to render at first', async () => {
  let requests = 0;
  const server = await startLocalServer(({ url = '' }, response) => {
    if (url === '/careers') requests += 1;
    response.writeHead(url === '/careers' && requests === 1 ? 503 : 200).end();
  });
  const document = { status: 301, location: '/careers', html: '' } as DocumentVisit['document'];
  const findings = await runDocumentChecks({
    target: { ...trialPage('/jobs'), status: 301 },
    origin: server.url,
    document,
    live: null,
    relinked: [],
    liveTitles: new Map(),
    statusOf: cacheStatuses(),
  });
  await server.close();
  expect(findings.filter(({ check }) => check === 'status')).toEqual([]);
  expect(requests).toBe(2);
});
