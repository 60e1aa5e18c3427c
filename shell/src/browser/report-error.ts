/**
 * Tells the shell's server of an error in this browser. The report names the composition and the page's path, and nothing
 * of the visitor: no query, no form, no address.
 */
export function reportError(error: unknown, composition: string): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    composition,
    path: window.location.pathname,
    message: message.slice(0, 2_000),
    stack: stack?.slice(0, 8_000),
  };
  navigator.sendBeacon('/_errors', JSON.stringify(report));
}
