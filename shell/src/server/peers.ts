import { lookup } from 'node:dns/promises';
import type { Request } from 'express';

const TIMEOUT = 3_000;
/** Marks what one shell asks another, so that no question goes round. */
const ASKED = 'x-asked-by-shell';

/**
 * The other shells behind the same edge. While an update rolls, two builds of the shell serve side by side, and a page
 * of one may ask the other for its files.
 */
export class Peers {
  /** @param address a URL whose host name resolves to every shell; none where there is one shell. */
  constructor(private readonly address: string | undefined) {}

  /** The bytes of the file that was asked for, from the first peer that has it; null where none has. */
  async find(request: Request): Promise<Buffer | null> {
    if (!this.address || request.headers[ASKED]) return null;
    const { hostname } = new URL(this.address);
    const peers = await lookup(hostname, { all: true, family: 4 }).catch(() => []);
    const answers = peers.map(async ({ address }) => {
      const url = new URL(request.path, this.address);
      url.hostname = address;
      const signal = AbortSignal.timeout(TIMEOUT);
      const response = await fetch(url, { headers: { [ASKED]: '1' }, signal, redirect: 'error' });
      if (!response.ok) throw new Error(`${url.pathname} answered ${response.status}`);
      return Buffer.from(await response.arrayBuffer());
    });
    return Promise.any(answers).catch(() => null);
  }
}
