import type { IncomingMessage, ServerResponse } from 'node:http';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';

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

/** A proxy in front of the site that sends a document chunk by chunk, as over a poor connection. */
export class SlowDocument {
  private chunks: string[] = [];
  private response: ServerResponse | null = null;

  private server: LocalServer | null = null;

  /** @param site the site's own address. */
  constructor(private readonly site: string) {}

  /** Resolves with the address of the proxy. */
  async start(): Promise<string> {
    this.server = await startLocalServer((request, response) => this.respond(request, response));
    return this.server.url;
  }

  /** Sends one more chunk of the last requested document; returns false after the last one. */
  sendNext(): boolean {
    const chunk = this.chunks.shift();
    if (chunk === undefined) {
      this.response?.end();
      return false;
    }
    this.response?.write(chunk);
    return true;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  private async respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const upstream = await fetch(new URL(request.url ?? '/', this.site));
    const type = upstream.headers.get('content-type') ?? '';
    response.writeHead(upstream.status, { 'Content-Type': type });
    if (!type.startsWith('text/html')) {
      response.end(Buffer.from(await upstream.arrayBuffer()));
      return;
    }
    this.chunks = split(await upstream.text());
    this.response = response;
    this.sendNext();
  }
}
