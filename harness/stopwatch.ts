/** Starts measuring time. The result says how much has passed: `12.3 s`. */
export function stopwatch(): () => string {
  const start = performance.now();
  return () => `${((performance.now() - start) / 1_000).toFixed(1)} s`;
}
