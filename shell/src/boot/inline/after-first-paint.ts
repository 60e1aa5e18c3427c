/** For browsers that report no paint, such as in a background tab. */
const MAX_WAIT_AFTER_LOAD_MS = 3_000;

/** Calls back once: after the first contentful paint, or at the first press if that is earlier. */
export function afterFirstPaint(callback: () => void): void {
  const waiting = new AbortController();
  const start = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    callback();
  };
  const options = { capture: true, signal: waiting.signal };
  for (const event of ['pointerdown', 'keydown']) addEventListener(event, start, options);
  addEventListener('load', () => setTimeout(start, MAX_WAIT_AFTER_LOAD_MS), options);
  new PerformanceObserver((entries) => {
    if (entries.getEntriesByName('first-contentful-paint')[0]) start();
  }).observe({ type: 'paint', buffered: true });
}
