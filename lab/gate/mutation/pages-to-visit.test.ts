import type { Release } from '@site/contracts';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { pagesToVisit } from './pages-to-visit';

const NAME = 'mf-careers';
const PAGES = Array.from({ length: 20 }, (_, number) => `/careers?job=${number}`);

const releaseOf = (version: string) =>
  ({
    name: NAME,
    version,
    exposes: { CareersPage: {} },
    routes: [{ expose: 'CareersPage', query: ['job'], pages: PAGES.map((url) => ({ url, status: 200 })) }],
  }) as unknown as Release;

const servers: LocalServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

/** Starts a shell with a version, in which some pages have a text of their own. */
async function startShell(version: string, texts: Record<string, string> = {}): Promise<string> {
  const server = await startLocalServer(({ url = '' }, response) =>
    response.end(
      `<html data-composition="${version}"><title>Job</title><body><img src="/_remotes/${NAME}/${version}/a.png">` +
        `${texts[url] ?? ''}<script>${version}</script></body></html>`,
    ),
  );
  servers.push(server);
  return server.url;
}

const visitedWith = async (texts: Record<string, string>) =>
  pagesToVisit(
    { candidate: await startShell('2.0.0', texts), live: await startShell('1.0.0') },
    releaseOf('2.0.0'),
    { [NAME]: releaseOf('1.0.0') },
  );

test('the first page of each kind is visited, and every page whose HTML differs', async () => {
  await expect(visitedWith({})).resolves.toEqual(['/careers?job=0']);
  await expect(visitedWith({ '/careers?job=7': 'another text' })).resolves.toEqual([
    '/careers?job=7',
    '/careers?job=0',
  ]);
});

test('of many different pages, some are visited', async () => {
  const visited = await visitedWith(Object.fromEntries(PAGES.map((url) => [url, 'another text'])));
  expect(visited).toEqual(PAGES.slice(0, 8));
});
