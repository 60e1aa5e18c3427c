import type { ConsoleMessage, Page, Request } from 'playwright-core';
import { withoutVersions } from '../site/documents';

/** Console messages, errors, failed requests and submissions of a page; they grow while it is open. */
export interface Observations {
  console: string[];
  errors: string[];
  requests: string[];
  /** Submissions with a response: what was sent, and the status. */
  submissions: { payload: Record<string, unknown>; status: number }[];
}

const ERROR_REPORTS = '/_errors';
const isSubmission = (request: Request) =>
  request.method() === 'POST' && new URL(request.url()).pathname.startsWith('/api/');

/** Observes a page from now on. It ignores the status 404 of a document, because a release may declare it. */
export function observe(page: Page, origin: string): Observations {
  const seen: Observations = { console: [], errors: [], requests: [], submissions: [] };
  page.on('console', (message) => {
    if (!isAboutDocument(message, page)) seen.console.push(`${message.type()}: ${message.text()}`);
  });
  page.on('dialog', (dialog) => {
    seen.errors.push(`it opens a message of the browser: ${dialog.message()}`);
    void dialog.dismiss().catch(() => undefined);
  });
  page.on('pageerror', (error) => seen.errors.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') seen.requests.push(`${pathOf(request.url())}: ${reason}`);
  });
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === ERROR_REPORTS) {
      const { message = 'an error' } = payloadOf(request);
      seen.errors.push(`reported: ${String(message)}`);
    }
    if (url.protocol.startsWith('http') && url.origin !== origin)
      seen.requests.push(`${url.href}: a request to another site`);
  });
  page.on('response', (response) => {
    const request = response.request();
    const status = response.status();
    if (isSubmission(request)) seen.submissions.push({ payload: payloadOf(request), status });
    if (status >= 400 && !request.isNavigationRequest())
      seen.requests.push(`${pathOf(request.url())}: ${status}`);
  });
  return seen;
}

/** Removes the listeners of `observe`. Playwright has listeners of its own for other events. */
export async function stopObserving(page: Page): Promise<void> {
  for (const event of ['console', 'dialog', 'pageerror', 'requestfailed', 'request', 'response'])
    await page.removeAllListeners(event, {});
}

/** The browser itself logs that the document has the status 404. */
const isAboutDocument = (message: ConsoleMessage, page: Page) =>
  message.type() === 'error' &&
  /status of 404/.test(message.text()) &&
  message.location().url.split('#')[0] === page.url().split('#')[0];

/** Returns the path without the version, which differs between releases. */
const pathOf = (url: string) => withoutVersions(new URL(url).pathname);

/** Returns the JSON that a request sends; an empty object if it sends something else. */
function payloadOf(request: Request): Record<string, unknown> {
  try {
    return (request.postDataJSON() ?? {}) as Record<string, unknown>;
  } catch {
    return {};
  }
}
