const MAX_MESSAGE_LENGTH = 2_000;
const MAX_STACK_LENGTH = 8_000;
/** Reports of one page: an error that repeats, or that every render causes, must not become a load. */
const MAX_REPORTS = 10;

const reported = new Set<string>();

/**
 * Reports an error to the shell's server, each once, and ten of a page at most. Contains the composition and the path, but no
 * personal data: no query, no form. The server finds the remote and its release in the stack's addresses.
 */
export function reportError(error: unknown, composition: string): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    composition,
    path: window.location.pathname,
    message: message.slice(0, MAX_MESSAGE_LENGTH),
    stack: stack?.slice(0, MAX_STACK_LENGTH),
  };
  const body = JSON.stringify(report);
  if (reported.has(body) || reported.size === MAX_REPORTS) return;
  reported.add(body);
  navigator.sendBeacon('/_errors', body);
}

/** Reports what no code catches: errors of event handlers and timers, and rejections of promises. */
export function reportUncaughtErrors(report: (error: unknown) => void): void {
  window.addEventListener('error', ({ error }) => {
    // Without an error it is the browser's own notice, such as that of a ResizeObserver that was too slow.
    if (error) report(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
