import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

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

  private readonly server = createServer(async (request, response) => {
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
  });

  /** @param site the site's own address. */
  constructor(private readonly site: string) {}

  /** Resolves with the address of the proxy. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
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
    const closed = new Promise((resolve) => this.server.close(resolve));
    this.server.closeAllConnections();
    await closed;
  }
}
