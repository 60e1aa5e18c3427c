import { loadRemote } from '@module-federation/enhanced/runtime';
import type { ExposedModule } from '@site/platform';
import { start } from './start';

/** Reloads the page when the shell activates another composition. */
function reloadOnNewComposition(composition: string): void {
  const events = new EventSource('/_live');
  events.addEventListener('message', ({ data }) => {
    if (data !== composition) window.location.reload();
  });
}

// By its type, `loadRemote` may resolve with null, because a plugin can turn a failure into that. Ours does not: with
// `composition-lock.ts` it rejects.
const boot = start((id) => loadRemote<ExposedModule>(id) as Promise<ExposedModule>);

// In development only.
if (boot.liveReload) reloadOnNewComposition(boot.composition);
