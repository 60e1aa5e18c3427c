import type { GateContext } from '../step';
import { browser, problemLines } from './browser';

test('the cause comes first, and one problem of many pages is one line', () => {
  const contrast = (page: string) => ({ check: 'accessibility', page, message: 'color-contrast' });
  const leak = { check: 'neighbours', page: '/careers', message: 'on / it changes a: color: red' };
  expect(problemLines([contrast('/a'), contrast('/b'), contrast('/c'), leak])).toEqual([
    '/careers neighbours: on / it changes a: color: red',
    '/a accessibility: color-contrast (and on 2 other pages: /b, /c)',
  ]);
});

test('a release that cannot be tried because the shell is not built is refused, and not published untried', async () => {
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
