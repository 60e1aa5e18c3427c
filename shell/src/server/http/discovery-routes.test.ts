import { brotliDecompressSync } from 'node:zlib';
import { provideTestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';

const articles = [
  ['old', '2025-01-31'],
  ['new', '2025-02-28'],
  ['second', '2025-02-28'],
].map(([name, published]) => ({
  address: `/insights/${name}`,
  title: `The ${name} one`,
  summary: 'What it says.',
  author: 'An author',
  published: published!,
}));

const publishing = testRelease('mf-insights', '1.0.0', {
  pages: [
    { url: '/insights' },
    { url: '/insights/old' },
    { url: '/insights/new' },
    { url: '/insights/second' },
  ],
  contributes: { feed: { title: 'Notes & news', address: '/insights', articles } },
});

const shell = provideTestShell({ releases: [testRelease('mf-careers', '1.0.0'), publishing] });

test.each([
  ['/sitemap.xml', 'application/xml; charset=utf-8', /^<\?xml/],
  ['/insights.atom', 'application/atom+xml; charset=utf-8', /^<\?xml/],
  ['/robots.txt', 'text/plain; charset=utf-8', /^User-agent:/],
  ['/site.webmanifest', 'application/manifest+json; charset=utf-8', /^\{/],
  ['/.well-known/security.txt', 'text/plain; charset=utf-8', /^Contact:/],
])('%s is sent compressed, and once to each client', async (path, contentType, start) => {
  const { headers, bytes } = await shell.request(path, { 'Accept-Encoding': 'br' });
  expect(headers).toMatchObject({ 'content-encoding': 'br', 'content-type': contentType });
  expect(brotliDecompressSync(bytes).toString()).toMatch(start);
  const condition = { 'Accept-Encoding': 'br', 'If-None-Match': String(headers['etag']) };
  expect((await shell.request(path, condition)).status).toBe(304);
});

test.each(['/.well-known/security.txt/', '/.Well-Known/security.txt', '/SITEMAP.xml', '/robots.txt/'])(
  '%s, another spelling of an address, has no file: each would take memory',
  async (path) => {
    expect((await shell.request(path)).status).toBe(404);
  },
);

test('the contact for security reports stays valid, however long a composition is live', async () => {
  const read = async () => (await shell.request('/.well-known/security.txt')).body;
  const expires = async () => Date.parse(/^Expires: (.*)$/m.exec(await read())![1]!);
  expect(await read()).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(await read()).toMatch(/^Canonical: https?:\/\/[^/]+\/\.well-known\/security\.txt$/m);
  const first = await expires();
  const inTwoYears = Date.now() + 2 * 365 * 24 * 60 * 60 * 1_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(inTwoYears);
  const later = await expires();
  now.mockRestore();
  expect(first).toBeGreaterThan(Date.now());
  expect(first).toBeLessThan(inTwoYears);
  expect(later).toBeGreaterThan(inTwoYears);
});

test('the sitemap changes with the composition', async () => {
  const { etag } = (await shell.request('/sitemap.xml')).headers;
  const pages = [{ url: '/careers' }, { url: '/careers?job=1' }];
  await shell.release(testRelease('mf-careers', '2.0.0', { pages }));
  const { status, body } = await shell.request('/sitemap.xml', { 'If-None-Match': String(etag) });
  expect(status).toBe(200);
  expect(body).toContain('/careers?job=1</loc>');
});

test('the feed of a release has its articles, newest first, and every document names it', async () => {
  const feed = (await shell.request('/insights.atom')).body;
  expect(feed).toMatch(/<title>[^<]+: Notes &#38; news<\/title>/);
  expect(feed.match(/<title>The .*? one/g)).toEqual([
    '<title>The new one',
    '<title>The second one',
    '<title>The old one',
  ]);
  const page = (await shell.request('/careers')).body;
  expect(page).toContain(
    '<link rel="alternate" type="application/atom+xml" title="Notes &#38; news" href="/insights.atom">',
  );
  expect((await shell.request('/careers.atom')).status).toBe(404);
});

test('a page that its release hides from crawlers is disallowed, and not in the sitemap', async () => {
  const pages = [{ url: '/careers' }, { url: '/careers/trial', hiddenFromCrawlers: true }];
  await shell.release(testRelease('mf-careers', '3.0.0', { pages }));
  const robots = (await shell.request('/robots.txt')).body;
  expect(robots).toContain('Disallow: /careers/trial$\nDisallow: /careers/trial?\n');
  expect((await shell.request('/sitemap.xml')).body).not.toContain('/careers/trial');
});
