import { createRenderer } from './create-renderer';
import { render } from './render';
import { sharedModules } from './shared-modules';

const NO_REMOTES = { bundles: [], routes: [], contributions: {}, publicOrigin: 'http://localhost' };

export const startRenderer = createRenderer({
  provided: sharedModules,
  // Loads the app's lazy components.
  warmUp: () => render({ url: '/', without: [] }, NO_REMOTES, new Map()),
  render,
});
