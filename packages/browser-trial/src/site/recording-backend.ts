import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { FORM_POSTS } from '@site/contracts/form-posts';
import { newsletterSubscriptionSchema } from '@site/contracts/submissions';
import { listen } from '@site/node-service/listen';
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

/** A substitute for the backend: validates submissions as the backend does, and stores nothing. */
export class RecordingBackend {
  private readonly server: Server;

  constructor(onSubmission: OnSubmission = () => undefined) {
    this.server = createServer((request, response) => {
      receive(request, response)
        .catch(() => response.writeHead(400).end())
        .finally(() => request.method === 'POST' && onSubmission(request.url ?? '', response.statusCode));
    });
  }

  async start(): Promise<void> {
    await listen(this.server, { port: 0, host: '127.0.0.1', variable: 'the port of the backend' });
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const receipt = { id: randomUUID(), createdAt: new Date().toISOString() };
  const schema = SCHEMAS.get(request.url ?? '');
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
