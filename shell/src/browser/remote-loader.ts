import type { ShareScope } from '@site/federation/container-runtime';
import type { ExposedModule } from '@site/platform';
import type { Boot, ComposedRemote } from '../boot/boot';
import { earlierModules } from '../boot/earlier-modules';
import { sharedModules } from '../boot/shared-modules';
import type { LoadExpose } from './federation';

declare const __SHARED_VERSIONS__: Record<string, string>;

/** What the entry of a remote exports: a module federation container. */
interface Container {
  init(scope: ShareScope): void | Promise<void>;
  /** Resolves with a function that returns the module. */
  get(expose: string): Promise<() => ExposedModule>;
}

const share = (name: string, get: () => Promise<() => unknown>): ShareScope => ({
  [name]: { [__SHARED_VERSIONS__[name] ?? '']: { get, from: 'shell' } },
});

const shareScope = (): ShareScope =>
  Object.assign(
    {},
    ...Object.entries(sharedModules).map(([name, module]) =>
      share(name, () => Promise.resolve(() => module)),
    ),
    share('@site/platform/query', async () => {
      const query = await import('@site/platform/query');
      return () => query;
    }),
  ) as ShareScope;

/** The packages of which a remote needs the earlier version. A container uses the only version in its scope. */
const earlierScope = ({ earlier = [] }: ComposedRemote): ShareScope =>
  Object.fromEntries(
    earlier.map((name) => [
      name,
      { earlier: { get: () => Promise.resolve(() => earlierModules[name]), from: 'shell' } },
    ]),
  );

/** Loads exposes from the releases of the page's composition: from their module federation containers. */
export function createRemoteLoader({ remotes }: Boot): LoadExpose {
  const scope = shareScope();
  const containers = new Map<string, Promise<Container>>();

  async function open(remote: ComposedRemote): Promise<Container> {
    const { entry } = remote;
    try {
      const container = (await import(/* webpackIgnore: true */ entry)) as Container;
      await container.init({ ...scope, ...earlierScope(remote) });
      return container;
    } catch (error) {
      containers.delete(entry);
      throw error;
    }
  }

  return async (id) => {
    const [name, expose] = id.split('/');
    const remote = remotes.find((each) => each.name === name);
    if (!remote) return null;
    const opening = containers.get(remote.entry) ?? open(remote);
    containers.set(remote.entry, opening);
    const module = await (await opening).get(`./${expose}`);
    return module();
  };
}
