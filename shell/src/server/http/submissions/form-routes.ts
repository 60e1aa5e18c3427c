import { formAction, SENT_PARAMETER, type FormName } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { SUBMISSION_BOUNDS } from '@site/contracts/submissions';
import type { DocumentOutcome } from '@site/platform';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Metrics } from '../../operations/metrics';
import { routeClass, type RequestLocals } from '../../operations/route-class';
import { postToBackend, UNAVAILABLE, type BackendConnection } from './backend-connection';
import { clientOf } from '../limits/client-rates';
import { checkFormPost, readFormPost, type FormPost } from './form-post';
import { sendNotice, sendResult, type FormResult } from './form-result';
import type { PageCache } from '../pages/page-cache';
import { isFromThisSite } from '../limits/same-origin';
import { sendPage } from '../pages/send-page';

/** Urlencoded, a byte takes up to three. */
const MAX_BODY_BYTES = 3 * SUBMISSION_BOUNDS.bodyBytes;
const MAX_PAGE_LENGTH = 2_000;

interface FormSettings {
  backend: BackendConnection;
  pages: PageCache;
  publicOrigin: string;
  metrics: Metrics;
}

const failed = (status: number, sentence: string, retryAfter?: string): FormResult => ({
  status,
  outcome: { state: 'failed', message: `${status}: ${sentence}` },
  retryAfter,
});

/** Posts of forms without scripts: validated, forwarded to the backend as JSON, and answered with the page of the form. */
export function formRoutes(settings: FormSettings): Router {
  const router = Router();
  for (const name of Object.keys(FORM_POSTS) as FormName[]) {
    router
      .route(formAction(name))
      .all(routeClass('form'), neverStored)
      .post(refuseOtherSites(settings.publicOrigin), readBody, (request, response) =>
        receive(name, settings, request, response),
      )
      .all((_request, response) => {
        const title = 'This address only takes forms';
        sendNotice(response.set('Allow', 'POST'), { status: 405, title, sentences: ['Nothing was sent.'] });
      });
  }
  return router;
}

const neverStored: RequestHandler = (_request, response, next) => {
  response.set('Cache-Control', 'no-store');
  next();
};

const refuseOtherSites =
  (publicOrigin: string): RequestHandler =>
  (request, response, next) => {
    if (isFromThisSite(request.headers, publicOrigin)) next();
    else sendResult(response, failed(403, 'This form can only be sent from a page of this site.'));
  };

const readText = express.text({
  type: 'application/x-www-form-urlencoded',
  limit: MAX_BODY_BYTES,
  inflate: false,
});

const readBody: RequestHandler = (request, response, next) => {
  readText(request, response, (error?: { status?: number }) => {
    if (error?.status === 413)
      sendResult(response, failed(413, 'This is too large to be sent. Please shorten it.'));
    else if (error || typeof request.body !== 'string')
      sendResult(response, failed(415, 'This is not what a form sends.'));
    else next();
  });
};

async function receive(
  name: FormName,
  settings: FormSettings,
  request: Request,
  response: Response,
): Promise<void> {
  const post = readFormPost(name, request.body as string);
  if (!post) {
    sendResult(response, failed(400, 'A field was sent twice.'));
    return;
  }
  const result = await submit(name, post, settings, request, response);
  await respond(post, result, settings.pages, request, response);
}

/** Validates and forwards a post. What nothing is wrong with, and no backend stores, is `sent` with its values. */
async function submit(
  name: FormName,
  post: FormPost,
  { backend, metrics }: FormSettings,
  request: Request,
  response: Response,
): Promise<FormResult> {
  const checked = checkFormPost(name, post);
  if (checked.state === 'refused') return failed(400, checked.sentence);
  if (checked.state === 'invalid') return { status: 422, outcome: checked };
  const { endpoint } = FORM_POSTS[name];
  if (!endpoint) return { status: 200, outcome: { state: 'sent', values: post.values } };
  const { payload } = checked;
  try {
    const { status, headers, body } = await postToBackend(
      backend,
      endpoint,
      payload,
      submissionKey(endpoint, payload),
      request,
    );
    return status < 300
      ? { status: 303, outcome: { state: 'sent' } }
      : failed(status, body, headers['retry-after']);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    (response.locals as RequestLocals).failure = `the backend is unavailable: ${code ?? message}`;
    metrics.backendUnreachable();
    return failed(UNAVAILABLE.status, UNAVAILABLE.sentence, UNAVAILABLE.retryAfter);
  }
}

/** Shows what became of a post: at its form, or by itself where the page cannot be shown with the form. */
async function respond(
  { formId, page, values }: FormPost,
  result: FormResult,
  pages: PageCache,
  request: Request,
  response: Response,
): Promise<void> {
  const address = addressOfPage(pages, page);
  const visitor = { client: clientOf(request) };
  if (result.retryAfter) response.set('Retry-After', result.retryAfter);
  if (result.status === 303) {
    const confirmation = withSent(address, formId);
    const confirmed = await pages.get(confirmation, visitor).catch(() => null);
    if (confirmed?.hasElement(formId)) response.redirect(303, `${confirmation}#${formId}`);
    else sendResult(response, { ...result, status: 200 }, address);
    return;
  }
  const outcome: DocumentOutcome = { formId, page: address, values, ...result.outcome };
  const rendered = await pages.renderOutcome(outcome, result.status, visitor).catch(() => null);
  if (rendered) await sendPage(rendered, request, response);
  else sendResult(response, result, address);
}

/** The address of the page that a form says it is on; the home page where there is no such page on this site. */
function addressOfPage(pages: PageCache, page: string): string {
  const isPath = page.startsWith('/') && page.length <= MAX_PAGE_LENGTH;
  const address = isPath ? pages.addressOf(page) : null;
  if (!address) return '/';
  const { pathname, searchParams } = new URL(address, 'http://page.invalid');
  searchParams.delete(SENT_PARAMETER);
  return searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname;
}

const withSent = (address: string, formId: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${SENT_PARAMETER}=${formId}`;
