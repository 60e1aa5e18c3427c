import type { ExposedModule } from '@site/platform';
import { start } from 'shell/start';

/** The loaders of all exposes, by `remote/Expose`. */
export type Exposes = Record<string, () => Promise<unknown>>;

/** Hydrates the server's HTML as the shell does, with bundled remotes. */
export function hydrate(exposes: Exposes): void {
  start(() => async (id) => (await exposes[id]?.()) as ExposedModule);
}
