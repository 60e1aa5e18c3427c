import { problemLines } from './browser';

test('the cause comes first, and one problem of many pages is one line', () => {
  const contrast = (page: string) => ({ check: 'accessibility', page, message: 'color-contrast' });
  const leak = { check: 'neighbours', page: '/careers', message: 'on / it changes a: color: red' };
  expect(problemLines([contrast('/a'), contrast('/b'), contrast('/c'), leak])).toEqual([
    '/careers neighbours: on / it changes a: color: red',
    '/a accessibility: color-contrast (and on 2 other pages: /b, /c)',
  ]);
});
