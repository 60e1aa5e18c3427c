import type { ExposedModule } from '@site/platform';
import { start } from '@site/shell/start';

/** The loaders of all exposes, by `remote/Expose`. */
export type Exposes = Record<string, () => Promise<unknown>>;

/** Hydrates the server's HTML as the shell does, with bundled remotes. */
export function hydrate(exposes: Exposes): void {
  start(async (id) => {
    const load = exposes[id];
    if (!load) throw new Error(`${id} is not in the twin`);
    return (await load()) as ExposedModule;
  });
}
