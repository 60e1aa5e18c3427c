import { hasLeftDocument } from './document-address';
import { createFederation } from './federation';
import { hydrateApp, readBoot } from './hydrate-app';
import { reloadOnNewComposition } from './live-reload';
import { reportError } from './report-error';

const boot = readBoot();
const report = (error: unknown) => reportError(error, boot.composition);

if (hasLeftDocument()) window.location.reload();
else
  hydrateApp(boot, createFederation(boot), {
    onUncaughtError: report,
    onCaughtError: report,
    // React repairs a mismatch between server and browser, but it is a defect: log it too.
    onRecoverableError: (error) => {
      console.error(error);
      report(error);
    },
  });

if (boot.liveReload) reloadOnNewComposition(boot.composition);
