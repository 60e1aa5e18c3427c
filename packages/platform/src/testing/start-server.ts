import type { IncomingHttpHeaders, RequestListener } from 'node:http';
import { text } from 'node:stream/consumers';
import { startLocalServer } from '@site/node-service/listen';

interface ReceivedRequest {
  method: string;
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** A backend on a free port that records the requests and responds through `respond`. */
export async function startServer(respond: RequestListener) {
  const received: ReceivedRequest[] = [];
  const { url, close } = await startLocalServer(async (request, response) => {
    const { method = '', url: path = '', headers } = request;
    received.push({ method, path, headers, body: await text(request) });
    respond(request, response);
  });
  return { origin: url, received, close };
}
