/**
 * What the container of a remote needs at run time, in place of module federation's own runtime, which is 20 KB: the shell
 * provides every shared package, in the share scope that it gives to the container, and each has one version.
 */

type Factory = () => unknown;

/** As webpack's containers use it: by package, then by version. */
export type ShareScope = Record<string, Record<string, { get: () => Promise<Factory>; from: string }>>;

/** The part of webpack's `require` that is used here. */
interface WebpackRequire {
  /** Module factories. */
  m: Record<string, (module: { exports: unknown }) => void>;
  /** Modules that have run. */
  c: Record<string, unknown>;
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string }> };
}

interface ConsumesOptions {
  chunkId: string;
  /** The shared modules that each chunk uses. */
  chunkMapping: Record<string, string[]>;
  /** 0 once a module is installed. */
  installedModules: Record<string, Promise<void> | 0>;
  /** What the chunk waits for. */
  promises: Promise<unknown>[];
  webpackRequire: WebpackRequire;
}

let scope: ShareScope = {};

async function install(id: string, { installedModules, webpackRequire }: ConsumesOptions): Promise<void> {
  const { moduleIdToConsumeDataMapping } = webpackRequire.consumesLoadingData;
  const { shareKey = id } = moduleIdToConsumeDataMapping[id] ?? {};
  try {
    const [provided] = Object.values(scope[shareKey] ?? {});
    if (!provided) throw new Error(`The shell does not share ${shareKey}`);
    const factory = await provided.get();
    webpackRequire.m[id] = (module) => {
      delete webpackRequire.c[id];
      module.exports = factory();
    };
    installedModules[id] = 0;
  } catch (error) {
    delete installedModules[id];
    throw error;
  }
}

// Its shape is what `@module-federation/enhanced` generates calls of.
export default {
  runtime: {},
  bundlerRuntime: {
    init: () => ({}),
    I: () => undefined,
    initContainerEntry: ({ shareScope }: { shareScope: ShareScope }) => {
      scope = shareScope;
    },
    consumes: (options: ConsumesOptions) => {
      const { chunkId, chunkMapping, installedModules, promises } = options;
      for (const id of chunkMapping[chunkId] ?? []) {
        installedModules[id] ??= install(id, options);
        if (installedModules[id]) promises.push(installedModules[id]);
      }
    },
  },
};
