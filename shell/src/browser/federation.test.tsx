import type { ExposedModule } from '@site/platform';
import { CODE_FAILED, type Boot } from '../boot/boot';
import { createFederation, type BrowserFederation } from './federation';

jest.mock('./report-error');

const loadRemote = jest.fn<Promise<ExposedModule>, [string]>();

const exposed = { default: () => null };
let federation: BrowserFederation;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  const boot: Boot = {
    composition: 'c1',
    publicOrigin: 'https://site.example',
    shared: {},
    remotes: [],
    contributions: {},
    routes: [{ path: '/items', id: 'mf-a/List' }],
    code: { composition: ['', ''], scripts: [], preloads: [] },
    rendered: ['mf-a/Rendered'],
    liveReload: false,
  };
  federation = createFederation(boot, loadRemote);
});
afterEach(() => jest.useRealTimers());

const load = (id: string) => federation.load(id, 'now');

test('loads an expose once', async () => {
  loadRemote.mockResolvedValue(exposed);
  const first = load('mf-a/List');
  expect(load('mf-a/List')).toBe(first);
  await expect(first).resolves.toBe(exposed);
  federation.prefetch('/items');
  expect(loadRemote.mock.calls).toEqual([['mf-a/List']]);
});

test("the code of the document's sections is prefetched once, and a failure is left to the section", async () => {
  loadRemote.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(exposed);
  federation.prefetchSections();
  federation.prefetchSections();
  expect(loadRemote.mock.calls).toEqual([['mf-a/Rendered']]);
  await expect(load('mf-a/Rendered')).resolves.toBe(exposed);
  expect(document.documentElement).not.toHaveAttribute('data-code-failed');
});

test('a loaded expose can be read without suspending', async () => {
  loadRemote.mockResolvedValue(exposed);
  const loading = load('mf-a/List');
  await loading;
  expect(loading).toMatchObject({ status: 'fulfilled', value: exposed });
});

test('a load that fails rejects with the error that names the expose, and is retried after two seconds', async () => {
  const error = new Error('Failed to load List of mf-a 1.0.0: offline');
  loadRemote.mockRejectedValueOnce(error).mockResolvedValueOnce(exposed);
  const failed = load('mf-a/List');
  await expect(failed).rejects.toBe(error);
  jest.advanceTimersByTime(1_999);
  expect(load('mf-a/List')).toBe(failed);
  jest.advanceTimersByTime(1);
  await expect(load('mf-a/List')).resolves.toBe(exposed);
});

test('a load that takes fifteen seconds fails, and names the expose', async () => {
  loadRemote.mockReturnValue(new Promise(() => undefined));
  const late = load('mf-a/List');
  jest.advanceTimersByTime(15_000);
  await expect(late).rejects.toThrow('mf-a/List has not loaded in 15 s');
});

test("a section of the server's HTML keeps it if its code is late: links load documents from then on", async () => {
  const failed = jest.fn();
  addEventListener(CODE_FAILED, failed, { once: true });
  loadRemote.mockReturnValue(new Promise(() => undefined));
  void load('mf-a/Rendered');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(failed).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(failed).toHaveBeenCalled();
});
