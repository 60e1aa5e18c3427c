import containerRuntime, { type ShareScope } from './container-runtime';

const { bundlerRuntime } = containerRuntime;

const REACT = 42;
const react = { version: 'the only one' };

/** Loads a chunk that uses React, as a container does. Returns the React module that the chunk gets. */
async function loadChunk(shareScope: ShareScope): Promise<unknown> {
  bundlerRuntime.initContainerEntry({ shareScope });
  const webpackRequire = {
    m: {} as Record<string, (module: { exports: unknown }) => void>,
    c: {},
    consumesLoadingData: { moduleIdToConsumeDataMapping: { [REACT]: { shareKey: 'react' } } },
  };
  const promises: Promise<unknown>[] = [];
  const installedModules = {};
  const chunk = { chunkMapping: { page: [String(REACT)] }, installedModules, promises, webpackRequire };
  bundlerRuntime.consumes({ ...chunk, chunkId: 'page' });
  bundlerRuntime.consumes({ ...chunk, chunkId: 'page' });
  bundlerRuntime.consumes({ ...chunk, chunkId: 'other' });
  await Promise.all(promises);
  const module = { exports: null };
  webpackRequire.m[REACT]?.(module);
  return module.exports;
}

test('a chunk gets the shared packages that it uses from the shell, once', async () => {
  const get = jest.fn(() => Promise.resolve(() => react));
  expect(await loadChunk({ react: { '19.1.0': { get, from: 'shell' } } })).toBe(react);
  expect(get).toHaveBeenCalledTimes(1);
});

test('a chunk fails to load if the shell does not share a package, or cannot load it', async () => {
  await expect(loadChunk({})).rejects.toThrow('The shell does not share react');
  const get = () => Promise.reject(new Error('offline'));
  await expect(loadChunk({ react: { '19.1.0': { get, from: 'shell' } } })).rejects.toThrow('offline');
});
