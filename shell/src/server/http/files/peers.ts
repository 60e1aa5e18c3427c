import { lookup } from 'node:dns/promises';
import type { IncomingMessage } from 'node:http';
import { SHELL_ASSETS } from '../../build/shell-build';
import { BoundedLookups } from '../../outgoing/bounded-lookups';
import { readLimited } from '../../outgoing/read-limited';

const REQUEST_TIMEOUT_MS = 3_000;
const MAX_FILE_BYTES = 5 * 1024 * 1024;
const MAX_CONCURRENT_SEARCHES = 16;
/** Marks a request of another shell. A shell does not pass such a request on, or it would circulate for ever. */
const PEER_HEADER = 'x-asked-by-shell';

/** The names of files that builds write. They contain a hash, and no dot segments. */
const BUILD_OUTPUT = /^(?:fonts\/)?[\w-]+[.-][\da-f]{8,}\.(?:css|js|json|woff2)$/;

/** The shells behind the load balancer. During a rolling update they may be of another build. */
export class Peers {
  private readonly searches = new BoundedLookups(MAX_CONCURRENT_SEARCHES, (file) => this.search(file));

  /** @param url its host name resolves to every shell, this one included; undefined if there is one shell. */
  constructor(private readonly url: string | undefined) {}

  /**
   * Finds one of the shell's browser files at the first peer that has it; null if none has.
   *
   * @param request is not passed on if it comes from a peer.
   */
  async find(file: string, { headers }: IncomingMessage): Promise<Buffer | null> {
    return this.url && !headers[PEER_HEADER] && BUILD_OUTPUT.test(file) ? this.searches.find(file) : null;
  }

  private async search(file: string): Promise<Buffer> {
    return Promise.any((await this.addresses()).map((address) => fetchFrom(address, file)));
  }

  private async addresses(): Promise<URL[]> {
    const url = new URL(this.url ?? '');
    const found = await lookup(url.hostname, { all: true, family: 4 }).catch(() => []);
    return found.map(({ address }) => Object.assign(new URL(url), { hostname: address }));
  }
}

async function fetchFrom(peer: URL, file: string): Promise<Buffer> {
  const response = await fetch(new URL(SHELL_ASSETS + file, peer), {
    headers: { [PEER_HEADER]: '1' },
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    redirect: 'error',
  });
  if (response.ok) return readLimited(response.body, file, MAX_FILE_BYTES);
  await response.body?.cancel();
  throw new Error(`${file} has the status ${response.status}`);
}
