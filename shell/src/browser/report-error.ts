import { REPORT_LIMITS } from '../boot/report-limits';

/** For each page load, so that an error in every render does not flood the server. */
const MAX_REPORTS = 10;

const reported = new Set<string>();

/**
 * Reports an error to the shell's server: each error once, at most ten per page load. The report has the composition
 * and the path, but no personal data: no query, no form values. The server finds remote and release in the URLs of the
 * stack.
 */
export function reportError(error: unknown): void {
  const { composition = '' } = document.documentElement.dataset;
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const report = {
    composition,
    path: window.location.pathname.slice(0, REPORT_LIMITS.path),
    message: message.slice(0, REPORT_LIMITS.message),
    stack: stack?.slice(0, REPORT_LIMITS.stack),
  };
  const body = JSON.stringify(report);
  if (reported.has(body) || reported.size === MAX_REPORTS) return;
  reported.add(body);
  navigator.sendBeacon('/_errors', body);
}

/** Reports uncaught errors and unhandled rejections. */
export function reportUncaughtErrors(): void {
  window.addEventListener('error', ({ error }) => {
    // An event without an error is a notice of the browser, such as that of a ResizeObserver loop.
    if (error) reportError(error);
  });
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
