import type { LoaderFunctionArgs } from 'react-router-dom';
import { createPageLoader } from './page-loader';

const PAGE = 'https://site.example/careers';
const failure = new Error('offline');
const load = jest.fn();
const report = jest.fn();
const respond = jest.fn<Promise<Response>, unknown[]>();

const loadPage = () =>
  createPageLoader(load, report)('mf-careers/CareersPage')(
    { request: new Request(PAGE) } as LoaderFunctionArgs,
    undefined,
  );

beforeEach(() => {
  jest.resetAllMocks();
  Object.assign(globalThis, { fetch: respond });
});

test('a navigation waits for the code of its page', async () => {
  load.mockResolvedValue({});
  expect(await loadPage()).toBeNull();
  expect(load).toHaveBeenCalledWith('mf-careers/CareersPage', 'now');
  expect(respond).not.toHaveBeenCalled();
});

test('a page whose code fails to load is loaded as a document, and the failure is reported', async () => {
  load.mockRejectedValue(failure);
  respond.mockResolvedValue(new Response(null, { status: 404, headers: { 'X-Composition': 'c1' } }));
  const response = (await loadPage()) as Response;
  expect(respond).toHaveBeenCalledWith(PAGE, { method: 'HEAD', cache: 'no-store' });
  expect(response.headers.get('Location')).toBe(PAGE);
  expect(response.headers.has('X-Remix-Reload-Document')).toBe(true);
  expect(report.mock.calls).toEqual([[failure]]);
});

test('a page whose code fails to load shows the error screen if the server is unreachable', async () => {
  load.mockRejectedValue(failure);
  respond.mockRejectedValue(new TypeError('offline'));
  await expect(loadPage()).rejects.toBe(failure);
});

test('a page whose code fails to load shows the error screen if something other than the shell responds', async () => {
  load.mockRejectedValue(failure);
  respond.mockResolvedValue(new Response());
  await expect(loadPage()).rejects.toBe(failure);
});
