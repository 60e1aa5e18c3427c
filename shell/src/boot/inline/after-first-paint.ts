/** For browsers that report no paint, such as in a background tab. */
const MAX_WAIT_AFTER_LOAD_MS = 3_000;

/** Resolves after the first contentful paint, or at the first press if that is earlier. */
export const afterFirstPaint = (): Promise<unknown> =>
  new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown']) addEventListener(event, resolve, true);
    addEventListener('load', () => setTimeout(resolve, MAX_WAIT_AFTER_LOAD_MS));
    new PerformanceObserver((entries) => {
      if (entries.getEntriesByName('first-contentful-paint')[0]) resolve(null);
    }).observe({ type: 'paint', buffered: true });
  });
