import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { readBoot } from '../boot/boot';

/** Versions of one shared package, as Module Federation's runtime keeps them. */
type Versions = Record<string, unknown>;

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Plugin of Module Federation's runtime that locks the page to the composition of its document. Scripts that differ
 * from the composition's are refused by the browser, because the import map has their integrity.
 */
export default function compositionLock(): ModuleFederationRuntimePlugin {
  const { remotes, shared } = readBoot();
  const entries = remotes.map(({ name, entry }) => ({ name, entry, type: 'module' as const }));

  return {
    name: 'composition-lock',

    /** Remotes are those of the composition, each with the entry of its one release. */
    beforeInit: (args) => ({ ...args, userOptions: { ...args.userOptions, remotes: entries } }),

    /**
     * Gives each container a share scope of its own, which has the versions of the composition. A container adds the
     * copies that it was built with to the scope that it gets. In a common scope, other remotes would run with them.
     */
    beforeInitContainer(args) {
      const scope = args.shareScope as Record<string, Versions>;
      const locked = Object.entries(shared).map(([name, version]) => {
        const module = scope[name]?.[version];
        if (!module) throw new Error(`The shell does not share ${name} ${version}`);
        return [name, { [version]: module }];
      });
      return { ...args, shareScope: Object.fromEntries(locked) as typeof args.shareScope };
    },

    /** Names remote, version and expose of a failure. */
    errorLoadRemote({ id, error }) {
      const [name, expose] = id.split('/');
      const remote = remotes.find((each) => each.name === name);
      const cause = remote ? messageOf(error) : `${name} is not in this composition`;
      const release = remote ? `${name} ${remote.version}` : name;
      throw new Error(`Failed to load ${expose} of ${release}: ${cause}`, { cause: error });
    },
  };
}
