import type { ExposedModule, Federation } from '@site/platform';
import { fireEvent } from '@testing-library/react';
import type { Boot } from '../boot/boot';
import { createFederation } from './federation';

const loadRemote = jest.fn<Promise<ExposedModule>, [string]>();

const sendBeacon = jest.fn<boolean, [string, string]>();
const exposed = { default: () => null };
let federation: Federation;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  Object.assign(navigator, { sendBeacon });
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
const isPending = async (promise: Promise<unknown>) => {
  const pending = Symbol('pending');
  await jest.advanceTimersByTimeAsync(60_000);
  return (await Promise.race([promise, Promise.resolve(pending)])) === pending;
};

test('loads an expose once', async () => {
  loadRemote.mockResolvedValue(exposed);
  const first = load('mf-a/List');
  expect(load('mf-a/List')).toBe(first);
  await expect(first).resolves.toBe(exposed);
  federation.prefetch('/items');
  expect(loadRemote.mock.calls).toEqual([['mf-a/List']]);
});

test('a loaded expose can be read without suspending', async () => {
  loadRemote.mockResolvedValue(exposed);
  const loading = load('mf-a/List');
  await loading;
  expect(loading).toMatchObject({ status: 'fulfilled', value: exposed });
});

test('a failed load names the expose and the cause, and is retried after two seconds', async () => {
  const cause = new Error('offline');
  loadRemote.mockRejectedValueOnce(cause).mockResolvedValueOnce(exposed);
  const failed = load('mf-a/List');
  await expect(failed).rejects.toMatchObject({
    name: 'CodeLoadError',
    message: expect.stringMatching(/mf-a\/List.*offline/),
    cause,
  });
  jest.advanceTimersByTime(1_999);
  expect(load('mf-a/List')).toBe(failed);
  jest.advanceTimersByTime(1);
  await expect(load('mf-a/List')).resolves.toBe(exposed);
});

test('a section with server HTML stays pending if its code fails to load, and the failure is reported', async () => {
  loadRemote.mockRejectedValue(new Error('offline'));
  expect(await isPending(load('mf-a/Rendered'))).toBe(true);
  expect(JSON.parse(sendBeacon.mock.lastCall?.[1] ?? '')).toMatchObject({
    composition: 'c1',
    message: 'offline',
  });
  const onClick = jest.fn((event: Event) => event.preventDefault());
  document.body.innerHTML = '<a href="/items">items</a>';
  document.body.addEventListener('click', onClick);
  fireEvent.click(document.querySelector('a') as HTMLElement);
  expect(onClick).not.toHaveBeenCalled();
});
