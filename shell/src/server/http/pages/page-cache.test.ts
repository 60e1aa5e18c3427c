import { generateKeyPair } from '@site/releases/keys';
import { waitUntil } from '@site/node-service/wait-until';
import { CachedResponse } from '../responses/cached-response';
import { BusyError } from '../../rendering/errors';
import { fragilePage, pausedPage } from '../../testing/pages';
import { startTestShell } from '../../testing/start-test-shell';
import { testKeyOf, trustedTestKeys } from '../../testing/test-keys';
import { testRelease } from '../../testing/test-release';
import { RenderQueue } from '../admission/render-queue';

/** mf-careers, whose page runs the source before it shows its version. */
const careers = (version: string, source = '') =>
  testRelease('mf-careers', version, {
    query: ['page', 'search'],
    page: `${source}; return '<h1>${version} ' + url + '</h1>'`,
  });

const start = (source = '') => startTestShell({ releases: [careers('1.0.0', source)] });

test('simultaneous requests of a page share one render', async () => {
  const shell = await start();
  const before = await shell.renders();
  const responses = await Promise.all(Array.from({ length: 8 }, () => shell.get('/careers/popular')));
  for (const { status } of responses) expect(status).toBe(200);
  expect((await shell.renders()) - before).toBe(1);
});

test('a switch during a render sends the page of the new composition', async () => {
  const paused = pausedPage();
  const shell = await startTestShell({
    releases: [careers('1.0.0', `if (path === '/careers/slow') { ${paused.source} }`)],
    environment: { RENDER_DEADLINE_MS: '60000' },
  });
  const response = shell.get('/careers/slow');
  await paused.started();
  await shell.release(careers('2.0.0'));
  expect((await response).body).toContain('<h1>2.0.0 /careers/slow</h1>');
});

test('after a switch, the pages of the trial are cached already and the others are rendered again', async () => {
  const shell = await start();
  await shell.get('/careers/jobs');
  await shell.release(careers('2.0.0'));
  const before = await shell.renders();
  expect((await shell.get('/careers')).body).toContain('<h1>2.0.0 /careers</h1>');
  expect(await shell.renders()).toBe(before);
  await shell.get('/careers');
  expect(await shell.metrics('page_cache_total')).toEqual(
    expect.arrayContaining(['page_cache_total{result="trial"} 1', 'page_cache_total{result="hit"} 1']),
  );
  expect((await shell.get('/careers/jobs')).body).toContain('<h1>2.0.0 /careers/jobs</h1>');
});

test('a degraded page is not kept: the next visitor gets the complete one', async () => {
  const shell = await start(`if (path === '/careers/flaky' && !globalThis.fixed) {
    globalThis.fixed = true;
    throw new Error('planted');
  }`);
  expect((await shell.get('/careers/flaky')).status).toBe(503);
  expect((await shell.get('/careers/flaky')).status).toBe(200);
});

test('a page that lacks the section of a remote without a release is kept until the remote goes live', async () => {
  const showsForm = `return '<h1>Careers</h1>' + section('mf-forms/NewsletterForm')`;
  const shell = await startTestShell({ releases: [testRelease('mf-careers', '1.0.0', { page: showsForm })] });
  const first = await shell.get('/careers/jobs');
  const before = await shell.renders();
  const again = await shell.get('/careers/jobs');
  expect([again.body, again.headers.get('cache-control')]).toEqual([first.body, 'no-store']);
  expect(await shell.renders()).toBe(before);
  await shell.release(
    testRelease('mf-forms', '1.0.0', { exposes: { NewsletterForm: `() => '<form></form>'` } }),
  );
  expect((await shell.get('/careers/jobs')).body).toContain('<form></form>');
});

test('the last good page stands in for one that the new release breaks, under its own composition', async () => {
  const shell = await start();
  const good = await shell.get('/careers/jobs');
  await shell.release(careers('2.0.0', `if (path === '/careers/jobs') throw new Error('planted')`));
  const page = await shell.get('/careers/jobs');
  expect([page.status, page.body]).toEqual([200, good.body]);
  expect(page.headers.get('x-composition')).toBe(good.headers.get('x-composition'));
  expect(page.headers.get('x-composition')).not.toBe(shell.live.current?.composition.id);
});

test('a page that the earlier composition could not render never stands in', async () => {
  const shell = await start();
  expect((await shell.get('/services')).status).toBe(503);
  const page = `if (path === '/services') throw new Error('planted')`;
  await shell.release(testRelease('mf-services', '1.0.0', { pages: [{ url: '/services/declared' }], page }));
  expect(await shell.versions()).toMatchObject({ 'mf-services': '1.0.0' });
  const { status, headers } = await shell.get('/services');
  expect([status, headers.get('x-composition')]).toEqual([503, shell.live.current?.composition.id]);
});

test('the last good page stands in while too many pages are requested; without one, the page is refused', async () => {
  const shell = await start();
  const good = await shell.get('/careers/jobs');
  await shell.release(careers('2.0.0'));
  jest.spyOn(RenderQueue.prototype, 'run').mockRejectedValue(new BusyError('planted'));
  const page = await shell.get('/careers/jobs');
  expect([page.status, page.body]).toEqual([200, good.body]);
  const refused = await shell.get('/careers/other');
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
});

test('a release whose version differs by its hash only is no rollback: the last good page stands in', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0-b')] });
  const good = await shell.get('/careers/jobs');
  await shell.release(careers('1.0.0-a'));
  jest.spyOn(RenderQueue.prototype, 'run').mockRejectedValue(new BusyError('planted'));
  const page = await shell.get('/careers/jobs');
  expect([page.status, page.body]).toEqual([200, good.body]);
});

test.each([
  ['a lower version', ['1.0.0'], '0.9.0'],
  ['a version that was live before', ['1.0.0-b', '1.0.0-a'], '1.0.0-b'],
])('after a rollback to %s, no withdrawn page stands in', async (_case, live, version) => {
  const fragile = fragilePage();
  const source = `if (path === '/careers/jobs') { ${fragile.source} }`;
  const shell = await startTestShell();
  for (const next of live) await shell.release(careers(next, source));
  expect((await shell.get('/careers/jobs')).status).toBe(200);
  await shell.release(careers(version, source));
  expect(await shell.versions()).toEqual({ 'mf-careers': version });
  await fragile.break();
  const failed = await shell.get('/careers/jobs');
  const composition = shell.live.current?.composition.id;
  expect([failed.status, failed.headers.get('x-composition')]).toEqual([503, composition]);
  await fragile.repair();
  jest.spyOn(RenderQueue.prototype, 'run').mockRejectedValue(new BusyError('planted'));
  expect((await shell.get('/careers/jobs')).status).toBe(503);
});

test('after a rollback to a version that was live before a restart, no withdrawn page stands in', async () => {
  const first = await startTestShell({ releases: [careers('1.0.0-b')] });
  await first.release(careers('1.0.0-a'));
  await first.stop();
  const shell = await startTestShell({ storeFolder: first.storeFolder });
  expect((await shell.get('/careers/jobs')).status).toBe(200);
  await shell.release(careers('1.0.0-b'));
  jest.spyOn(RenderQueue.prototype, 'run').mockRejectedValue(new BusyError('planted'));
  expect((await shell.get('/careers/jobs')).status).toBe(503);
});

test('after its team has changed its key, the last good page stands in as before', async () => {
  const release = careers('1.0.0');
  const shell = await startTestShell({ releases: [release] });
  const good = await shell.get('/careers/jobs');
  const key = generateKeyPair();
  await shell.trust({ ...trustedTestKeys, 'mf-careers': [testKeyOf('mf-careers'), key] });
  await shell.release({ ...release, key });
  await shell.trust({ ...trustedTestKeys, 'mf-careers': [key] });
  const next = careers('2.0.0', "if (path === '/careers/jobs') throw new Error('planted')");
  await shell.release({ ...next, key });
  const page = await shell.get('/careers/jobs');
  expect([page.status, page.body]).toEqual([200, good.body]);
});

test('after the key of a release is removed, none of its pages stands in for those of the next one', async () => {
  const shell = await startTestShell({ releases: [careers('1.0.0')] });
  expect((await shell.get('/careers/jobs')).status).toBe(200);
  const key = generateKeyPair();
  const next = careers('2.0.0', "if (path === '/careers/jobs') throw new Error('planted')");
  await shell.trust({ ...trustedTestKeys, 'mf-careers': [key] });
  await shell.release({ ...next, key });
  expect((await shell.get('/careers/jobs')).status).toBe(503);
});

test('pages are compressed one after the other: one that fails is logged, and those of a replaced composition are left out', async () => {
  let fail = (_error: Error) => {};
  const first = new Promise<void>((_, reject) => (fail = reject));
  const compress = jest.spyOn(CachedResponse.prototype, 'compressBest').mockReturnValueOnce(first);
  const pages = [{ url: '/careers' }, { url: '/careers/jobs' }];
  const shell = await startTestShell({ releases: [testRelease('mf-careers', '1.0.0', { pages })] });
  for (const { url } of pages) await shell.get(url);
  await shell.release(testRelease('mf-careers', '2.0.0', { pages }));
  await shell.get('/careers');
  fail(new Error('planted'));
  await waitUntil(() => compress.mock.contexts.length > 1);
  const compressed = compress.mock.contexts.map((page) => /<h1>(.*)<\/h1>/.exec(String(page.bytes))?.[1]);
  expect(compressed).toEqual(['mf-careers 1.0.0', 'mf-careers 2.0.0']);
  expect(shell.logged('failed to compress a page')).toHaveLength(1);
});

test('a malformed or overlong address and another method are refused', async () => {
  const shell = await start();
  expect((await shell.get('/%E0%A4%A')).status).toBe(400);
  expect((await shell.get(`/careers?search=${'x'.repeat(2_000)}`)).status).toBe(400);
  const post = await fetch(`${shell.url}/careers`, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});
