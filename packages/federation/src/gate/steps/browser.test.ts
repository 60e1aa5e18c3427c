import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { GateContext } from '../step';
import { browser, problemLines } from './browser';

afterEach(() => jest.resetModules());

test('the cause comes first, and one problem of many pages is one line', () => {
  const contrast = (page: string) => ({ check: 'accessibility', page, message: 'color-contrast' });
  const leak = { check: 'neighbours', page: '/careers', message: 'on / it changes a: color: red' };
  expect(problemLines([contrast('/a'), contrast('/b'), contrast('/c'), leak])).toEqual([
    '/careers neighbours: on / it changes a: color: red',
    '/a accessibility: color-contrast (and on 2 other pages: /b, /c)',
  ]);
});

test('the gate refuses a release while the shell is not built', async () => {
  jest.doMock('@site/browser-trial', () => ({
    shellBuild: () => {
      throw new Error('The shell is not built');
    },
  }));
  const values = { build: {} as never, live: {} as never };
  expect(await browser.run({} as GateContext, values, [])).toEqual({
    problems: ['The shell is not built'],
    advice: expect.stringContaining('npm run build -w shell'),
  });
});

test('the output names a check that fails on the live release too, because nobody checks the page then', async () => {
  const known = [
    { check: 'typing', page: '/careers', message: 'the check failed: no such link', hasThrown: true },
  ];
  jest.doMock('@site/browser-trial', () => ({
    shellBuild: () => ({ id: 'shell' }),
    BrowserTrial: {
      start: async () => ({
        run: async () => ({ findings: [], known, pages: 1, visited: 1, changedPages: [] }),
        stop: async () => undefined,
      }),
    },
  }));
  const folder = await mkdtemp(path.join(tmpdir(), 'browser-'));
  const log = jest.fn();
  const values = {
    build: { output: folder } as never,
    live: { unread: {}, platform: { build: 'shell' }, remotes: {}, redirects: {}, sources: {} } as never,
  };
  await browser.run({ folder, log } as unknown as GateContext, values, []);
  const line =
    '      not checked, because the check fails on the live release too: /careers typing: the check failed: no such link';
  expect(log).toHaveBeenCalledWith(line);
});
