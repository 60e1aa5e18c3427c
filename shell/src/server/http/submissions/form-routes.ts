import { formAction, SENT_PARAMETER, STORED_STATUS, type FormName } from '@site/contracts/form-outcome';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { submissionKey } from '@site/contracts/submission-key';
import { SUBMISSION_BOUNDS } from '@site/contracts/submission-bounds';
import type { DocumentOutcome } from '@site/platform';
import express, { Router, type Request, type RequestHandler, type Response } from 'express';
import type { Pool } from 'undici';
import { formAddress, refusedPost } from '../../../content/frame';
import { withoutSent } from '../../composition/page-addresses';
import type { Metrics } from '../../operations/metrics';
import { routeClass, type RequestLocals } from '../../operations/request-log';
import { hasElement } from '../../rendering/document';
import { postToBackend, UNAVAILABLE } from './backend';
import { checkFormPost, type CheckedPost, type FormPost } from './form-post';
import { sendNotice, sendResult, type FormResult } from './form-result';
import type { Admission } from '../admission/admission';
import type { PageCache } from '../pages/page-cache';
import { isFromThisSite } from '../same-origin';

/** A byte takes up to three in an urlencoded body. */
const MAX_BODY_BYTES = 3 * SUBMISSION_BOUNDS.bodyBytes;

interface FormSettings {
  backend: Pool;
  pages: PageCache;
  publicOrigin: string;
  admission: Admission;
  metrics: Metrics;
}

const failed = (status: number, sentence: string, retryAfter?: string): FormResult => ({
  status,
  outcome: { state: 'failed', message: `${status}: ${sentence}` },
  retryAfter,
});

/**
 * Takes posts of forms without scripts: validates them, sends them to the backend, and answers with the form's page.
 */
export function formRoutes(settings: FormSettings): Router {
  const router = Router();
  for (const name of Object.keys(FORM_POSTS) as FormName[]) {
    router
      .route(formAction(name))
      .all(neverStored)
      .post(routeClass('form'), refuseOtherSites(settings.publicOrigin), readBody, (request, response) =>
        receive(name, settings, request, response),
      )
      .all((_request, response) => {
        const { title, text } = formAddress;
        sendNotice(response.set('Allow', 'POST'), { status: 405, title, sentences: [text] });
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
    else sendResult(response, failed(403, refusedPost.fromOtherSite));
  };

const readText = express.text({
  type: 'application/x-www-form-urlencoded',
  limit: MAX_BODY_BYTES,
  inflate: false,
});

const readBody: RequestHandler = (request, response, next) => {
  readText(request, response, (error?: { status?: number }) => {
    if (error?.status === 413) sendResult(response, failed(413, refusedPost.tooLarge));
    else if (error || typeof request.body !== 'string')
      sendResult(response, failed(415, refusedPost.notOfAForm));
    else next();
  });
};

async function receive(
  name: FormName,
  settings: FormSettings,
  request: Request,
  response: Response,
): Promise<void> {
  const checked = checkFormPost(name, request.body as string);
  if (checked.state === 'foreign') {
    sendResult(response, failed(400, checked.sentence));
    return;
  }
  const result = await resultOf(name, checked, settings, request, response);
  await respond(checked.post, result, settings, request, response);
}

/** Sends a valid post to the backend. A booking is sent to nobody: it counts as sent, and its page shows its values. */
async function resultOf(
  name: FormName,
  checked: Exclude<CheckedPost, { state: 'foreign' }>,
  { backend, metrics }: FormSettings,
  request: Request,
  response: Response,
): Promise<FormResult> {
  if (checked.state === 'bot') return failed(400, checked.sentence);
  if (checked.state === 'invalid')
    return { status: 422, outcome: { state: 'invalid', errors: checked.errors } };
  const { endpoint } = FORM_POSTS[name];
  const { payload } = checked;
  if (!endpoint) return { status: 200, outcome: { state: 'sent' } };
  try {
    const key = submissionKey(endpoint, payload);
    const { status, headers, body } = await postToBackend(backend, endpoint, payload, key, request);
    if (status === STORED_STATUS) return { status: 200, outcome: { state: 'sent' }, stored: true };
    if (status >= 400) return failed(status, body, headers['retry-after']);
    throw new Error(`the backend responded with ${status} instead of ${STORED_STATUS}`);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    (response.locals as RequestLocals).failure = `the submission was not confirmed: ${code ?? message}`;
    metrics.backendFailures.inc();
    return failed(UNAVAILABLE.status, UNAVAILABLE.sentence, UNAVAILABLE.retryAfter);
  }
}

/** Shows the visitor the result of a post: on the page of its form, or on a page of its own if that cannot be shown. */
async function respond(
  { formId, page, values }: FormPost,
  result: FormResult,
  { pages, admission }: FormSettings,
  request: Request,
  response: Response,
): Promise<void> {
  const address = addressOfPage(pages, page);
  const visitor = { client: admission.clientOf(request) };
  if (result.retryAfter) response.set('Retry-After', result.retryAfter);
  if (result.stored) {
    // Rendered before the redirect: if the page cannot show the confirmation, the visitor gets it in this response.
    const confirmation = withSent(address, formId);
    const confirmed = await pages.get(confirmation, visitor).catch(() => null);
    if (confirmed && hasElement(confirmed.bytes, formId)) response.redirect(303, `${confirmation}#${formId}`);
    else sendResult(response, result, address);
    return;
  }
  const outcome: DocumentOutcome = { formId, page: address, values, ...result.outcome };
  const rendered = await pages.renderFormAnswer(outcome, result.status, visitor).catch(() => null);
  if (rendered) await rendered.send(request, response);
  else sendResult(response, result, address);
}

/** The address of the page that a form says it is on, or of the home page if this site has no such page. */
function addressOfPage(pages: PageCache, page: string): string {
  const address = page.startsWith('/') ? pages.addressOf(page) : null;
  return address ? withoutSent(address) : '/';
}

const withSent = (address: string, formId: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${SENT_PARAMETER}=${formId}`;
