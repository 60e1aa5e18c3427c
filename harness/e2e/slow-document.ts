import type { ServerResponse } from 'node:http';
import { startLocalServer } from '@site/node-service/listen';

const CHUNKS = 40;

/** Splits a document into chunks of about equal length, each of which starts with a tag. */
function split(document: string): string[] {
  const chunks: string[] = [];
  for (let from = 0; from < document.length;) {
    const next = document.indexOf('<', from + Math.ceil(document.length / CHUNKS));
    const to = next < 0 ? document.length : next;
    chunks.push(document.slice(from, to));
    from = to;
  }
  return chunks;
}

/** A proxy in front of a site that sends a document chunk by chunk, as over a poor connection. */
export interface SlowDocument {
  url: string;
  /** Sends one more chunk of the last requested document; returns false after the last one. */
  sendNext(): boolean;
  close(): Promise<void>;
}

/** @param site the site's own address. */
export async function startSlowDocument(site: string): Promise<SlowDocument> {
  let chunks: string[] = [];
  let document: ServerResponse | undefined;
  const sendNext = () => {
    const chunk = chunks.shift();
    if (chunk === undefined) document?.end();
    else document?.write(chunk);
    return chunk !== undefined;
  };
  const { url, close } = await startLocalServer(async (request, response) => {
    const upstream = await fetch(new URL(request.url ?? '/', site));
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    chunks = split(await upstream.text());
    document = response;
    sendNext();
  });
  return { url, sendNext, close };
}
