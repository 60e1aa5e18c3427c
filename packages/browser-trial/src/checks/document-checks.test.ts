import { startLocalServer } from '@site/node-service/listen';
import type { DocumentVisit } from './check';
import { renderTime, renderTimeProblems } from './document-checks';

test('a page that takes longer to render than half of the deadline is reported', () => {
  const problem = 'the server takes more than 500 ms to render /careers';
  expect(renderTimeProblems('/careers', 501)).toEqual([problem]);
  expect(renderTimeProblems('/careers', 500)).toEqual([]);
});

test('each measurement requests an address that the shell has not cached', async () => {
  const requested: string[] = [];
  const server = await startLocalServer(({ url = '' }, response) => {
    requested.push(url);
    response.end('<main></main>');
  });
  const visit = { target: { url: '/careers?page=2' }, origin: server.url } as DocumentVisit;
  await renderTime.run(visit);
  await renderTime.run(visit);
  await server.close();
  expect(new Set([...requested, '/careers?page=2']).size).toBe(3);
});
