import { lookup } from 'node:dns/promises';
import type { Request } from 'express';

const REQUEST_TIMEOUT_MS = 3_000;
/** Marks requests of other shells: they are not passed on, so that none circulates. */
const PEER_HEADER = 'x-asked-by-shell';

/** The other shells behind the load balancer. During a rolling update they may be of another build. */
export class Peers {
  /** @param url its host name resolves to every shell; undefined where there is one shell. */
  constructor(private readonly url: string | undefined) {}

  /** The requested file, from the first peer that has it; null if none has. */
  async find(request: Request): Promise<Buffer | null> {
    if (!this.url || request.headers[PEER_HEADER]) return null;
    const { hostname } = new URL(this.url);
    const peers = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
    const responses = peers.map(async ({ address }) => {
      const url = new URL(request.path, this.url);
      url.hostname = address;
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(url, { headers: { [PEER_HEADER]: '1' }, signal, redirect: 'error' });
      if (!response.ok) throw new Error(`${url.pathname} responded with ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    });
    return Promise.any(responses).catch(() => null);
  }
}
