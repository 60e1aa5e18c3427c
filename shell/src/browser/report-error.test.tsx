import { reportError } from './report-error';

const sendBeacon = jest.fn<boolean, [string, string]>();
const lastReport = () => JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '') as Record<string, string>;

beforeEach(() => Object.assign(navigator, { sendBeacon }));

test('reports the error, the composition and the path, without the query', () => {
  window.history.replaceState(null, '', '/page?email=ada@site.example');
  reportError(new TypeError('broken'), 'c1');
  expect(sendBeacon.mock.lastCall?.[0]).toBe('/_errors');
  expect(lastReport()).toEqual({
    composition: 'c1',
    path: '/page',
    message: 'broken',
    stack: expect.stringContaining('TypeError: broken'),
  });
});

test('truncates long messages and stacks', () => {
  reportError(Object.assign(new Error('m'.repeat(5_000)), { stack: 's'.repeat(20_000) }), 'c1');
  expect(lastReport()['message']).toHaveLength(2_000);
  expect(lastReport()['stack']).toHaveLength(8_000);
});

test('reports a thrown value that is no error', () => {
  reportError('just text', 'c1');
  expect(lastReport()['message']).toBe('just text');
});
