import type { Server, ServerResponse } from 'node:http';
import { Injectable } from '@nestjs/common';

/**
 * The time between being told to stop and stopping. Everything is still answered, and every answer ends its
 * connection: a balancer then makes no request on one that is about to be closed.
 */
@Injectable()
export class Drain {
  readonly #unanswered = new Set<ServerResponse>();
  #begun = false;

  get begun(): boolean {
    return this.#begun;
  }

  /** Takes charge of the connections of a server. */
  watch(server: Server): void {
    server.prependListener('request', (_request, response) => {
      if (this.#begun) closeAfter(response);
      this.#unanswered.add(response);
      response.once('close', () => this.#unanswered.delete(response));
    });
  }

  begin(): void {
    this.#begun = true;
    for (const response of this.#unanswered) closeAfter(response);
  }
}

function closeAfter(response: ServerResponse): void {
  if (!response.headersSent) response.setHeader('Connection', 'close');
}
