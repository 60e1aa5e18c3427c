import type { ShareScope } from '@site/federation/container-runtime';
import type { Boot } from '../boot/boot';
import type { LoadExpose } from './federation';

const ENTRY = '/_remotes/mf-careers/1.0.0/remoteEntry.js';

const container = { __esModule: true, init: jest.fn<void, [ShareScope]>(), get: jest.fn() };
const mockEntry = jest.fn(() => container);
const page = { default: () => null };

jest.mock('/_remotes/mf-careers/1.0.0/remoteEntry.js', () => mockEntry(), { virtual: true });

let load: LoadExpose;
let createRemoteLoader: (boot: Boot) => LoadExpose;

jest.mock('../boot/earlier-modules', () => ({ earlierModules: { react: { earlier: true } } }));

beforeEach(async () => {
  jest.resetModules();
  jest.clearAllMocks();
  mockEntry.mockImplementation(() => container);
  container.get.mockResolvedValue(() => page);
  Object.assign(globalThis, { __SHARED_VERSIONS__: { react: '19.1.0' } });
  ({ createRemoteLoader } = await import('./remote-loader'));
  const remotes = [{ name: 'mf-careers', version: '1.0.0', entry: ENTRY }];
  load = createRemoteLoader({ remotes } as Boot);
});

test('exposes are loaded from the container of their remote, which is initialised once with the shared packages', async () => {
  expect(await load('mf-careers/CareersPage')).toBe(page);
  await load('mf-careers/JobDialog');
  expect(container.get.mock.calls).toEqual([['./CareersPage'], ['./JobDialog']]);
  expect(container.init).toHaveBeenCalledTimes(1);
  const react = container.init.mock.calls[0]?.[0]['react']?.['19.1.0'];
  expect((await react?.get())?.()).toHaveProperty('createElement');
});

test('a remote that needs the earlier major of a package gets it, and the current ones of the others', async () => {
  const remotes = [{ name: 'mf-careers', version: '1.0.0', entry: ENTRY, earlier: ['react'] }];
  await createRemoteLoader({ remotes } as Boot)('mf-careers/CareersPage');
  const scope = container.init.mock.calls[0]?.[0];
  const [react, ...others] = Object.values(scope?.['react'] ?? {});
  expect((await react?.get())?.()).toEqual({ earlier: true });
  expect(others).toEqual([]);
  const [platform] = Object.values(scope?.['@site/platform'] ?? {});
  expect((await platform?.get())?.()).toHaveProperty('Link');
});

test('a container that failed to open is opened again at the next attempt', async () => {
  mockEntry.mockImplementationOnce(() => {
    throw new Error('offline');
  });
  await expect(load('mf-careers/CareersPage')).rejects.toThrow('offline');
  expect(await load('mf-careers/CareersPage')).toBe(page);
});

test('an expose of a remote that is not in the composition is null', async () => {
  expect(await load('mf-forms/BookPage')).toBeNull();
});
