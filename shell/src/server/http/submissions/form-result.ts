import type { FormOutcome } from '@site/contracts/form-outcome';
import { paperScheme } from '@site/ui/tokens';
import type { Response } from 'express';
import { escapeHtml } from '../../rendering/typed-values';

/** The result of a form's post, for the visitor. */
export interface FormResult {
  status: number;
  outcome: Omit<FormOutcome, 'formId'>;
  /** Whether the backend has stored the submission: the visitor is then redirected to a confirmation. */
  stored?: true;
  /** The value of the header. */
  retryAfter?: string | undefined;
}

interface Notice {
  status: number;
  title: string;
  sentences: readonly string[];
  /** Address of the page to continue with. Default: the home page. */
  page?: string | undefined;
}

const CONTENT_SECURITY_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'`;
const STYLES =
  'body{margin:15vh auto 0;max-width:32rem;padding:0 1.5rem;font:1.125rem/1.6 system-ui,sans-serif;' +
  `color:${paperScheme.ink};background:${paperScheme.paper}}a{color:inherit}`;

/** Sends a document that needs neither the composition nor any file. */
export function sendNotice(response: Response, { status, title, sentences, page = '/' }: Notice): void {
  const paragraphs = sentences.map((sentence) => `<p>${escapeHtml(sentence)}</p>`).join('');
  response
    .status(status)
    .set('Content-Security-Policy', CONTENT_SECURITY_POLICY)
    .type('html')
    .send(
      '<!doctype html><html lang="en"><head><meta charset="utf-8">' +
        '<meta name="viewport" content="width=device-width, initial-scale=1">' +
        `<title>${title}</title><style>${STYLES}</style></head><body><main><h1>${title}</h1>${paragraphs}` +
        `<p><a href="${escapeHtml(page)}">Continue to the site</a></p></main></body></html>`,
    );
}

/**
 * Sends the result of a post as a document of its own, for when the page of its form cannot show it.
 *
 * @param page address of the form's page.
 */
export function sendResult(response: Response, { status, outcome }: FormResult, page?: string): void {
  const { state, errors = {}, message = 'Something has to be corrected:' } = outcome;
  if (state === 'sent') {
    const notice = { title: 'Your message was received', sentences: ['Thank you for writing to us.'] };
    sendNotice(response, { status, ...notice, page });
    return;
  }
  const sentences = [
    message,
    ...Object.values(errors).map((error) => `${error}.`),
    'Your browser still has what you typed: go back to the page before this one.',
  ];
  sendNotice(response, { status, title: 'Your message was not sent', sentences, page });
}
