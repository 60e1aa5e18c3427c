import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { newsletterSubscriptionSchema } from '@site/contracts/submissions';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import type { ZodMiniType } from 'zod/mini';

/** Schemas of what the backend accepts, by path. Its newsletter accepts the posts of two forms. */
const SCHEMAS: ReadonlyMap<string, ZodMiniType<object>> = new Map([
  ...Object.values(FORM_POSTS).flatMap(({ endpoint, schema }): [string, ZodMiniType<object>][] =>
    endpoint ? [[endpoint, schema]] : [],
  ),
  ['/api/newsletter', newsletterSubscriptionSchema],
]);

/** Called for every submission, with the path that it was posted to and the status of the response. */
export type OnSubmission = (path: string, status: number) => void;

/** Starts a substitute for the backend: it validates submissions as the backend does, and stores nothing. */
export const startRecordingBackend = (onSubmission: OnSubmission = () => undefined): Promise<LocalServer> =>
  startLocalServer((request, response) => {
    receive(request, response)
      .catch(() => response.writeHead(400).end())
      .finally(() => request.method === 'POST' && onSubmission(request.url ?? '', response.statusCode));
  });

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receipt = { id: randomUUID(), createdAt: new Date().toISOString() };
  const schema = SCHEMAS.get(request.url ?? '');
  // The newsletter form reads its list once it has sent.
  if (request.method === 'GET') return sendJson(response, 200, [receipt]);
  if (!schema) return sendJson(response, 404, { title: 'There is nothing at this address' });
  const { error } = schema.safeParse(JSON.parse(await text(request)));
  if (!error) return sendJson(response, 201, receipt);
  response.writeHead(400, { 'Content-Type': 'text/plain' });
  response.end(error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; '));
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void => {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body));
};
