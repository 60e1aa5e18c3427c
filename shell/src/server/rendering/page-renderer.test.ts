import { startRenderer, startTestRenderer, type TestRenderer } from '../testing/start-test-renderer';
import { testRenderer } from '../testing/test-renderer-program';
import { testRelease } from '../testing/test-release';
import { PageRenderer } from './page-renderer';
import { ReplacedError } from './errors';

const NONE = () => undefined;
const log = { warn: jest.fn() };

beforeEach(() => log.warn.mockClear());

/** The page of mf-careers shows a section of mf-forms; either fails where its path says so. */
const careers = testRelease('mf-careers', '1.0.0', {
  page: `if (path === '/careers/throws') throw new Error('planted');
    if (path === '/careers/hangs') block();
    if (path === '/careers/exits') process.exit(1);
    return '<h1>Careers</h1>' + section('mf-forms/NewsletterForm')`,
});
const forms = testRelease('mf-forms', '1.0.0', {
  exposes: {
    NewsletterForm: `({ path }) => {
      if (path === '/careers/form-throws') throw new Error('planted');
      return '<form></form>';
    }`,
  },
  onLoad: `globalThis.onRequest = ({ url }) => {
    if (url === '/careers/always-exits') process.exit(1);
  };`,
});

let started: TestRenderer;
let pages: PageRenderer;

beforeEach(async () => {
  started = await startTestRenderer(careers, forms);
  pages = new PageRenderer(started.composition, started.renderer, log);
});

test('a page that can be rendered is complete, also where there is a last good one', async () => {
  expect(await pages.render('/careers', () => 'last good')).toMatchObject({ kind: 'complete', status: 200 });
});

test('a page of which a section fails keeps its own content and status', async () => {
  const page = await pages.render('/careers/form-throws', NONE);
  expect(page).toMatchObject({ kind: 'degraded', status: 200, result: { html: '<h1>Careers</h1>' } });
});

test('the log says once why a section of a page failed', async () => {
  await pages.render('/careers/form-throws?search=layla', NONE);
  await pages.render('/careers/form-throws', NONE);
  expect(log.warn.mock.calls).toEqual([
    [
      { path: '/careers/form-throws', reason: expect.stringContaining('planted') },
      'a section of a page failed',
    ],
  ]);
});

test('a page comes before the last good one if only sections of remotes without a release are missing', async () => {
  started = await startTestRenderer(careers);
  pages = new PageRenderer(started.composition, started.renderer, log);
  expect(await pages.render('/careers', () => 'last good')).toMatchObject({ kind: 'degraded', status: 200 });
});

test('a page whose own part fails is unavailable', async () => {
  expect(await pages.render('/careers/throws', NONE)).toMatchObject({ kind: 'unavailable', status: 503 });
});

test('a page that ends the renderer is rendered without any remote', async () => {
  expect(await pages.render('/careers/exits', NONE)).toMatchObject({
    kind: 'unavailable',
    status: 503,
    result: { missing: ['mf-careers/CareersPage'] },
  });
  expect(started.outcomes).toEqual(['failed', 'degraded']);
});

test('a page that cannot be rendered at all is rejected with the last reason, and the log has each', async () => {
  await expect(pages.render('/careers/always-exits', NONE)).rejects.toThrow('The renderer exited');
  for (const without of [[], ['mf-careers', 'mf-forms']])
    expect(log.warn).toHaveBeenCalledWith(
      { path: '/careers/always-exits', without, reason: expect.stringContaining('The renderer exited') },
      'failed to render a page',
    );
});

test.each(['throws', 'exits', 'form-throws', 'always-exits'])(
  'the last good page comes before a degraded one of a page that %s',
  async (path) => {
    const page = await pages.render(`/careers/${path}`, () => 'last good');
    expect(page).toEqual({ kind: 'last-good', page: 'last good' });
    expect(started.outcomes).toHaveLength(1);
  },
);

test.each([
  ['hangs', 'deadline'],
  ['exits', 'failed'],
])('a page that %s is not rendered completely again for ten seconds', async (path, outcome) => {
  started = await startRenderer(testRenderer(), [careers, forms], 1_000);
  pages = new PageRenderer(started.composition, started.renderer, log);
  // A renderer that has rendered nothing yet has three times as long.
  await pages.render('/careers', NONE);
  expect(await pages.render(`/careers/${path}`, () => 'last good')).toMatchObject({ kind: 'last-good' });
  expect(await pages.render(`/careers/${path}`, NONE)).toMatchObject({
    kind: 'unavailable',
    status: 503,
    result: { missing: ['mf-careers/CareersPage'] },
  });
  await pages.render('/careers', NONE);
  expect(started.outcomes).toEqual(['complete', outcome, 'degraded', 'complete']);
  const now = () => Performance.prototype.now.call(performance) + 10_001;
  jest.spyOn(performance, 'now').mockImplementation(now);
  await pages.render(`/careers/${path}`, () => 'last good');
  expect(started.outcomes.at(-1)).toBe(outcome);
});

test('once the composition is replaced, a render is rejected, and nothing stands in for it', async () => {
  started.renderer.end();
  await expect(pages.render('/careers', () => 'last good')).rejects.toBeInstanceOf(ReplacedError);
});
