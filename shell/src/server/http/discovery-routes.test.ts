import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';

const articles = [
  ['old', '2025-01-31'],
  ['new', '2025-02-28'],
].map(([name, published]) => ({
  address: `/insights/${name}`,
  title: `The ${name} one`,
  summary: 'What it says.',
  author: 'An author',
  published: published!,
}));

let shell: TestShell;

beforeAll(async () => {
  const publishing = testRelease('mf-insights', '1.0.0', {
    pages: [{ url: '/insights' }, { url: '/insights/old' }, { url: '/insights/new' }],
    contributes: { feed: { title: 'Notes & news', address: '/insights', articles } },
  });
  shell = await startTestShell({ releases: [testRelease('mf-careers', '1.0.0'), publishing] });
});

afterAll(() => shell.stop());

/** Without `fetch`, which decodes bodies and adds headers. */
async function request(path: string, headers: Record<string, string>) {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(`${shell.url}${path}`, { headers }, resolve).on('error', reject);
  });
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

const FILES = [
  ['/sitemap.xml', 'application/xml; charset=utf-8', '<?xml'],
  ['/insights.atom', 'application/atom+xml; charset=utf-8', '<?xml'],
  ['/robots.txt', 'text/plain; charset=utf-8', 'User-agent:'],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', '{'],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', 'Contact:'],
] as const;

test.each(FILES)('%s is compressed as the client accepts', async (path, contentType, start) => {
  const [brotli, gzip, plain] = await Promise.all(
    ['br', 'gzip', 'identity'].map((encoding) => request(path, { 'Accept-Encoding': encoding })),
  );
  expect(brotli?.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': contentType });
  expect(gzip?.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(plain?.headers).not.toHaveProperty('content-encoding');
  expect(plain?.body.toString()).toMatch(new RegExp(`^${start.replace('?', '\\?')}`));
  expect(brotliDecompressSync(brotli!.body)).toEqual(plain!.body);
  expect(gunzipSync(gzip!.body)).toEqual(plain!.body);
});

test.each(FILES)('%s is not sent again to a client that has it', async (path) => {
  const { etag } = (await request(path, {})).headers;
  for (const condition of [`${etag}`, `W/${etag}`, `"other", ${etag}`, '*']) {
    const response = await request(path, { 'If-None-Match': condition });
    expect([response.status, response.body.byteLength]).toEqual([304, 0]);
  }
  expect((await request(path, { 'If-None-Match': '"other"' })).status).toBe(200);
});

test('the sitemap changes with the composition', async () => {
  const { etag } = (await request('/sitemap.xml', {})).headers;
  const pages = [{ url: '/careers' }, { url: '/careers?job=1' }];
  await shell.release(testRelease('mf-careers', '2.0.0', { pages }));
  const { status, body } = await request('/sitemap.xml', { 'If-None-Match': String(etag) });
  expect(status).toBe(200);
  expect(body.toString()).toContain('/careers?job=1</loc>');
});

test('the feed of a release has its articles, newest first, and every document names it', async () => {
  const feed = (await request('/insights.atom', {})).body.toString();
  expect(feed).toMatch(/<title>[^<]+: Notes &#38; news<\/title>/);
  expect(feed.match(/<title>The .*? one/g)).toEqual(['<title>The new one', '<title>The old one']);
  const page = (await request('/careers', {})).body.toString();
  expect(page).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Notes &#38; news" href="/insights.atom">',
  );
  expect((await request('/careers.atom', {})).status).toBe(404);
});

test('a page that its release hides from crawlers is disallowed, and not in the sitemap', async () => {
  const pages = [{ url: '/careers' }, { url: '/careers/trial', hiddenFromCrawlers: true }];
  await shell.release(testRelease('mf-careers', '3.0.0', { pages }));
  const robots = (await request('/robots.txt', {})).body.toString();
  expect(robots).toContain('Disallow: /careers/trial$\nDisallow: /careers/trial?\n');
  expect((await request('/sitemap.xml', {})).body.toString()).not.toContain('/careers/trial');
});
