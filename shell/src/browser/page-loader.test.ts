import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPageLoader } from './page-loader';
import { reportError } from './report-error';

jest.mock('./report-error');

// The end-to-end tests show what visitors get if the shell responds, and if nothing does.
test('a page whose code fails to load shows the error screen if something other than the shell responds', async () => {
  Object.assign(globalThis, { fetch: async () => new Response() });
  const failure = new Error('offline');
  const load = createPageLoader(() => Promise.reject(failure))('mf-careers/CareersPage');
  const navigation = { request: new Request('https://site.example/careers') } as LoaderFunctionArgs;
  await expect(load(navigation, undefined)).rejects.toBe(failure);
  expect(reportError).toHaveBeenCalledWith(failure);
});
