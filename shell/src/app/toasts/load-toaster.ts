import { subscribeToToasts, toast } from '@site/platform';

/** Resolves with the next toast, which stays in the queue. One that is in the queue already is dropped as outdated. */
const nextToast = (): Promise<void> =>
  new Promise((resolve) => {
    let isOutdated = true;
    const unsubscribe = subscribeToToasts((next) => {
      if (isOutdated) return;
      unsubscribe();
      toast(next);
      resolve();
    });
    isOutdated = false;
  });

/** Loads the toaster. If that fails, such as where the connection is lost, the next toast loads it. */
export const loadToaster = (): Promise<typeof import('./Toaster')> =>
  import('./Toaster').catch(() => nextToast().then(loadToaster));
