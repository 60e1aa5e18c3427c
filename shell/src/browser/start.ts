import type { Boot } from '../boot/boot';
import { hasLeftDocument } from './document-address';
import { createFederation, type LoadExpose } from './federation';
import { hydrateApp, readBoot } from './hydrate-app';
import { reportError, reportUncaughtErrors } from './report-error';

/** Hydrates the document. Also used by the twin, so that both builds do the same. */
export function start(createLoader: (boot: Boot) => LoadExpose): Boot {
  const boot = readBoot();
  const report = (error: unknown) => reportError(error, boot.composition);
  reportUncaughtErrors(report);
  const hydrate = () => {
    if (hasLeftDocument()) {
      window.location.reload();
      return;
    }
    hydrateApp(boot, createFederation(boot, createLoader(boot)), {
      onUncaughtError: report,
      onCaughtError: report,
      // React recovers from a hydration mismatch, but it is a defect: log it too.
      onRecoverableError: (error) => {
        console.error(error);
        report(error);
      },
    });
  };
  // In a separate task: together with the evaluation of the modules, it would block a slow phone for too long.
  setTimeout(hydrate);
  return boot;
}
