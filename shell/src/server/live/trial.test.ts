import { BusyError } from '../rendering/errors';
import { careersResult } from '../testing/rendered-page';
import { testComposition } from '../testing/test-composition';
import { testRelease } from '../testing/test-release';
import { runTrial } from './trial';

const DEADLINE_MS = 1_000;

let nowMs = 0;

beforeEach(() => {
  nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

/** Runs the trial of a release with so many pages, which take these times to render, one after the other. */
function trialOf(pages: number, durationsMs: number[] = [], result = careersResult) {
  const { release } = testRelease('mf-careers', '1.0.0', {
    pages: Array.from({ length: pages }, (_, page) => ({ url: `/careers/${page}` })),
  });
  const composition = testComposition([release]);
  const render = jest.fn(async (_url: string, { deadlineMs = 0 } = {}) => {
    const durationMs = durationsMs.shift() ?? 0;
    nowMs += Math.min(durationMs, deadlineMs);
    if (durationMs > deadlineMs) throw new Error(`more than ${deadlineMs} ms`);
    return result;
  });
  return {
    render,
    running: runTrial(composition, { render }, null, DEADLINE_MS),
  };
}

test('a page that meets the deadline of visitors is rendered once, also by a renderer that is being replaced', async () => {
  const { render, running } = trialOf(1, [900]);
  await running;
  expect(render).toHaveBeenCalledTimes(1);
  expect(render).toHaveBeenCalledWith('/careers/0', expect.objectContaining({ maxStartWaitMs: 30_000 }));
});

test('a page may take longer while its code is cold or the machine is busy', async () => {
  const { render, running } = trialOf(1, [4_000, 1_100, 900]);
  await running;
  expect(render).toHaveBeenCalledTimes(3);
});

test('a page that never meets the deadline of visitors fails the trial', async () => {
  await expect(trialOf(1, [4_000, 1_100, 1_100, 1_100]).running).rejects.toThrow(
    '/careers/0 cannot be rendered: each of 4 renders took more than 1000 ms',
  );
});

test('all pages together have a minute', async () => {
  const pages = 20;
  const durations = Array.from({ length: pages * 2 }, (_, render) => (render % 2 ? 900 : 4_000));
  await expect(trialOf(pages, durations).running).rejects.toThrow(
    'its trial took more than 60 s: /careers/13 was not reached',
  );
});

test('the pages of a release have 32 million characters together, which the shell keeps in memory', async () => {
  const result = { ...careersResult, html: '', styles: '', head: 'x'.repeat(8_000_000) };
  expect((await trialOf(4, [], result).running).size).toBe(4);
  await expect(trialOf(5, [], result).running).rejects.toThrow(
    'with /careers/4, its pages have more than 32000000 characters together',
  );
});

test.each([
  ['another status', { status: 404 }, 'it responds with 404, but is declared with 200'],
  ['no title', { title: null }, 'it has no title'],
  ['an empty title', { title: '' }, 'it has no title'],
  ['two headings', { headings: 2 }, 'it has 2 first-level headings instead of one'],
])('a page with %s fails the trial', async (_case, changes, reason) => {
  await expect(trialOf(1, [], { ...careersResult, ...changes }).running).rejects.toThrow(
    `/careers/0 cannot be rendered: ${reason}`,
  );
});

test('a page that fails in the candidate fails the trial if no live renderer is ready to try it', async () => {
  const { release } = testRelease('mf-careers', '1.0.0', { pages: [{ url: '/careers' }] });
  const composition = testComposition([release]);
  const failing = { render: () => Promise.reject(new Error('planted')) };
  const trialBeside = (error: Error) => {
    const renderer = { render: () => Promise.reject(error) } as never;
    const live = { composition, renderer, trialResults: new Map() };
    return runTrial(composition, failing, live, DEADLINE_MS);
  };
  await expect(trialBeside(new Error('it fails here too'))).resolves.toEqual(new Map());
  await expect(trialBeside(new BusyError('no renderer was ready'))).rejects.toThrow(
    '/careers cannot be rendered: planted',
  );
});

test('pages of remotes that did not change are rendered anew: a release that is withdrawn now may have made the live ones', async () => {
  const releases = (['mf-careers', 'mf-insights'] as const).map((name) => testRelease(name, '1.0.0').release);
  const composition = testComposition(releases);
  const live = {
    composition,
    renderer: {} as never,
    trialResults: new Map([['/insights', { ...careersResult, head: '<script src="/withdrawn.js">' }]]),
  };
  const render = () => Promise.resolve(careersResult);
  const results = await runTrial(composition, { render }, live, DEADLINE_MS);
  expect(Object.fromEntries(results)).toEqual({ '/careers': careersResult, '/insights': careersResult });
});
