import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPageLoader } from './page-loader';
import { reportError } from './report-error';

jest.mock('./report-error');

const navigation = { request: new Request('https://site.example/careers') } as LoaderFunctionArgs;

// The end-to-end tests show what visitors get if the shell responds, and if nothing does.
test('a page whose code fails to load shows the error screen if something other than the shell responds', async () => {
  Object.assign(globalThis, { fetch: async () => new Response() });
  const failure = new Error('offline');
  const load = createPageLoader(() => Promise.reject(failure))('mf-careers/CareersPage');
  await expect(load(navigation, undefined)).rejects.toBe(failure);
  expect(reportError).toHaveBeenCalledWith(failure);
});

test('a page whose code has not come in ten seconds is loaded as a document', async () => {
  jest.useFakeTimers();
  Object.assign(globalThis, { fetch: async () => new Response(null, { headers: { 'X-Composition': 'a' } }) });
  const load = createPageLoader(() => new Promise(() => undefined))('mf-careers/CareersPage');
  const loaded = load(navigation, undefined);
  await jest.advanceTimersByTimeAsync(10_000);
  const response = (await loaded) as Response;
  expect(response.headers.get('Location')).toBe(navigation.request.url);
  expect(response.headers.get('X-Remix-Reload-Document')).toBe('true');
  jest.useRealTimers();
});
