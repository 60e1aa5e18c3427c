import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const PIECES = 40;

/** Cuts a document into about equal pieces, each from one tag to another. */
function cut(document: string): string[] {
  const pieces: string[] = [];
  for (let from = 0; from < document.length;) {
    const next = document.indexOf('<', from + Math.ceil(document.length / PIECES));
    const to = next < 0 ? document.length : next;
    pieces.push(document.slice(from, to));
    from = to;
  }
  return pieces;
}

/** A composed site as over a poor connection: its documents come piece by piece, whenever the next one is sent. */
export class SlowDocument {
  readonly #server: Server;
  #pieces: string[] = [];
  #response: ServerResponse | null = null;

  /** @param site address of the site itself. */
  constructor(site: string) {
    this.#server = createServer(async (request, response) => {
      const answer = await fetch(new URL(request.url ?? '/', site));
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'Content-Type': type });
      if (!type.startsWith('text/html')) {
        response.end(Buffer.from(await answer.arrayBuffer()));
        return;
      }
      this.#pieces = cut(await answer.text());
      this.#response = response;
      this.sendNext();
    });
  }

  /** Resolves with the address under which the site is slow. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sends one more piece; false where there was none left. */
  sendNext(): boolean {
    const piece = this.#pieces.shift();
    if (piece === undefined) {
      this.#response?.end();
      return false;
    }
    this.#response?.write(piece);
    return true;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.#server.close(resolve));
    this.#server.closeAllConnections();
    await closed;
  }
}
