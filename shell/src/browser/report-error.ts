const MAX_MESSAGE_LENGTH = 2_000;
const MAX_STACK_LENGTH = 8_000;

/** Reports an error to the shell's server. Contains the composition and the path, but no personal data: no query, no form. */
export function reportError(error: unknown, composition: string): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    composition,
    path: window.location.pathname,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack: stack?.slice(0, MAX_STACK_LENGTH),
  };
  navigator.sendBeacon('/_errors', JSON.stringify(report));
}
