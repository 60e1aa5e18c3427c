type Reporting = typeof import('./report-error');

let reportError: Reporting['reportError'];
let reportUncaughtErrors: Reporting['reportUncaughtErrors'];
const sendBeacon = jest.fn<boolean, [string, string]>();
const lastReport = () => JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '') as Record<string, string>;

// The module counts the reports of a page load.
beforeEach(async () => {
  jest.resetModules();
  ({ reportError, reportUncaughtErrors } = await import('./report-error'));
  sendBeacon.mockClear();
  document.documentElement.dataset['composition'] = 'c1';
  Object.assign(navigator, { sendBeacon });
});

test('reports the error, the composition and the path, without the query', () => {
  window.history.replaceState(null, '', '/page?email=ada@site.example');
  reportError(new TypeError('broken'));
  expect(sendBeacon.mock.lastCall?.[0]).toBe('/_errors');
  expect(lastReport()).toEqual({
    composition: 'c1',
    path: '/page',
    message: 'broken',
    stack: expect.stringContaining('TypeError: broken'),
  });
});

test('truncates long paths, messages and stacks', () => {
  window.history.replaceState(null, '', `/${'p'.repeat(1_000)}`);
  reportError(Object.assign(new Error('m'.repeat(5_000)), { stack: 's'.repeat(20_000) }));
  expect(lastReport()['path']).toHaveLength(500);
  expect(lastReport()['message']).toHaveLength(2_000);
  expect(lastReport()['stack']).toHaveLength(8_000);
});

test('reports a thrown value that is not an Error', () => {
  reportError('just text');
  expect(lastReport()['message']).toBe('just text');
});

test('reports an error once, however often it occurs', () => {
  const error = new Error('in every frame');
  reportError(error);
  reportError(error);
  expect(sendBeacon).toHaveBeenCalledTimes(1);
});

test('errors of handlers and rejected promises are reported; notices of the browser are not', () => {
  reportUncaughtErrors();
  const thrown = new Error('in a handler');
  window.dispatchEvent(new ErrorEvent('error', { error: thrown }));
  window.dispatchEvent(new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: 'rejected' }));
  const messages = sendBeacon.mock.calls.map(([, body]) => (JSON.parse(body) as { message: string }).message);
  expect(messages).toEqual(['in a handler', 'rejected']);
});

test('reports at most ten errors of a page', () => {
  for (let index = 0; index < 20; index += 1) reportError(new Error(`error ${index}`));
  expect(sendBeacon).toHaveBeenCalledTimes(10);
});
