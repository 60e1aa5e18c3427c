import { reloadOnNewComposition } from './live-reload';
import { createRemoteLoader } from './remote-loader';
import { start } from './start';

const boot = start(createRemoteLoader);

if (boot.liveReload) reloadOnNewComposition(boot.composition);
