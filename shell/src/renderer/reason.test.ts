import { reasonOf } from './reason';

const failing = (...frames: string[]) =>
  Object.assign(new Error('process is not defined'), {
    stack: ['ReferenceError: process is not defined', ...frames.map((frame) => `    at ${frame}`)].join('\n'),
  });

test('a reason names the first place in a server bundle, and no path of this machine', () => {
  expect(
    reasonOf(
      failing(
        'render (file:///srv/shell/renderer.cjs:1:2)',
        '/srv/store/mf-careers/1.0.0/server.cjs:3:4',
        'Object.../node_modules/flags/index.js (mf-careers/1.0.0-rc.1/server.cjs:5:6)',
        'mf-careers/1.0.0/server.cjs:7:8',
      ),
    ),
  ).toBe(
    'process is not defined, at Object.../node_modules/flags/index.js (mf-careers/1.0.0-rc.1/server.cjs:5:6)',
  );
});

test('a place without a function has none', () => {
  expect(reasonOf(failing('mf-careers/1.0.0/server.cjs:7:8'))).toBe(
    'process is not defined, at mf-careers/1.0.0/server.cjs:7:8',
  );
});

test('an error from elsewhere, and a thrown value that is no error, have no place', () => {
  expect(reasonOf(failing('render (file:///srv/shell/renderer.cjs:1:2)'))).toBe('process is not defined');
  expect(reasonOf('planted')).toBe('planted');
});
