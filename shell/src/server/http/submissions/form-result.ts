import type { FormOutcome } from '@site/contracts/form-outcome';
import type { Response } from 'express';
import { postResult } from '../../../content/frame';
import { NOTICE_HEADERS, noticeDocument, type Notice } from '../responses/notice';

/** The result of a form's post, for the visitor. */
export interface FormResult {
  status: number;
  outcome: Omit<FormOutcome, 'formId'>;
  /** Whether the backend has stored the submission: the visitor is then redirected to a confirmation. */
  stored?: true;
  /** The value of `Retry-After`. */
  retryAfter?: string | undefined;
}

/** Sends a document that needs neither the composition nor any file. */
export function sendNotice(response: Response, { status, ...notice }: Notice & { status: number }): void {
  response.status(status).set(NOTICE_HEADERS).send(noticeDocument(notice));
}

/**
 * Sends the result of a post as a document of its own, for when the page of its form cannot show it.
 *
 * @param page address of the form's page.
 */
export function sendResult(response: Response, { status, outcome }: FormResult, page?: string): void {
  const { state, errors = {}, message = postResult.correct } = outcome;
  if (state === 'sent') {
    const notice = { title: postResult.sent, sentences: [postResult.thanks] };
    sendNotice(response, { status, ...notice, page });
    return;
  }
  const sentences = [message, ...Object.values(errors).map((error) => `${error}.`), postResult.stillTyped];
  sendNotice(response, { status, title: postResult.failed, sentences, page });
}
