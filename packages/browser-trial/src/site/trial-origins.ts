import type { ServerResponse } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ACTIVATION, MANIFEST, type Release, type RemoteName } from '@site/contracts';
import { signActivation, signRelease } from '@site/contracts/signature';
import type { LiveReleases } from '@site/releases/documents';
import { generateKeyPair, type KeyPair } from '@site/releases/keys';
import { startLocalServer, type LocalServer } from '@site/node-service/listen';

const FETCH_TIMEOUT_MS = 20_000;

/** The names of the trial's shells: `live` has the live releases, `candidate` has the candidate in place of one. */
export type ShellName = 'live' | 'candidate';

interface Candidate {
  name: RemoteName;
  version: string;
  /** The paths of its files, by their names. The origin serves no other file of this machine. */
  files: ReadonlyMap<string, string>;
}

/**
 * The origins of the trial's shells, under `/<shell>/<remote>/`. They sign all releases with a key of their own, which
 * only the trial's shells trust.
 */
export class TrialOrigins {
  readonly key: KeyPair = generateKeyPair();
  private server: LocalServer | undefined;
  private readonly files = new Map<string, Promise<Buffer | null>>();
  private sequence = 0;
  private candidate: Candidate | undefined;
  private activations!: Record<ShellName, ReadonlyMap<RemoteName, Buffer>>;

  private constructor(private readonly live: LiveReleases) {
    this.signActivations();
  }

  static async start(live: LiveReleases): Promise<TrialOrigins> {
    const origins = new TrialOrigins(live);
    origins.server = await startLocalServer((request, response) => {
      origins.respond(request.url ?? '/', response).catch(() => response.writeHead(502).end());
    });
    return origins;
  }

  async stop(): Promise<void> {
    await this.server?.close();
  }

  /** URL of the origins of one shell, with `{remote}` for the name. */
  patternFor(shell: ShellName): string {
    return `${this.server?.url}/${shell}/{remote}`;
  }

  /** Activates a candidate; every other remote has its live release again. Returns the sequence of the activation. */
  activate({ name, version, files }: Release, folder: string): number {
    const paths = [MANIFEST, ...Object.keys(files)].map((file) => [file, path.join(folder, file)] as const);
    this.candidate = { name, version, files: new Map(paths) };
    this.signActivations();
    return this.sequence;
  }

  /**
   * Signs new activations of all remotes. Shells ask for them all the time, and verify and flush each new one, so they
   * keep their bytes until a candidate is activated.
   */
  private signActivations(): void {
    this.sequence += 1;
    const { sequence, candidate } = this;
    const activatedAt = new Date().toISOString();
    const sign = (remote: RemoteName, version: string) =>
      Buffer.from(signActivation({ remote, version, sequence, activatedAt }, this.key.privateKey));
    const live = Object.entries(this.live).map(
      ([remote, { version }]) => [remote, sign(remote, version)] as const,
    );
    const changed = candidate ? [[candidate.name, sign(candidate.name, candidate.version)] as const] : [];
    this.activations = { live: new Map(live), candidate: new Map([...live, ...changed]) };
  }

  private async respond(url: string, response: ServerResponse): Promise<void> {
    const [, shell, remote = '', ...rest] = url.split('/');
    const body = await this.read(shell === 'candidate' ? shell : 'live', remote, rest.join('/'));
    if (body) response.writeHead(200).end(body);
    else response.writeHead(404).end();
  }

  private async read(shell: ShellName, remote: RemoteName, file: string): Promise<Buffer | null> {
    if (file === ACTIVATION) return this.activations[shell].get(remote) ?? null;
    const candidate = shell === 'candidate' && this.candidate?.name === remote ? this.candidate : undefined;
    const signed = file.replace(/\.sig$/, '');
    const [version = '', ...rest] = signed.split('/');
    const bytes =
      candidate?.version === version
        ? await readCandidate(candidate, rest.join('/'))
        : await this.fetchLive(remote, signed);
    if (!bytes || signed === file) return bytes;
    return Buffer.from(signRelease(bytes, this.key.privateKey));
  }

  /** A file of a live release, fetched once. A file that cannot be fetched is fetched again for the next request. */
  private fetchLive(remote: RemoteName, file: string): Promise<Buffer | null> {
    const origin = this.live[remote]?.origin;
    if (!origin) return Promise.resolve(null);
    const url = `${origin}/${file}`;
    const known = this.files.get(url);
    if (known) return known;
    const fetched = fetchFile(url);
    this.files.set(url, fetched);
    const forget = () => void this.files.delete(url);
    fetched.then((bytes) => bytes ?? forget(), forget);
    return fetched;
  }
}

async function readCandidate({ files }: Candidate, file: string): Promise<Buffer | null> {
  const source = files.get(file);
  return source ? readFile(source) : null;
}

async function fetchFile(url: string): Promise<Buffer | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(FETCH_TIMEOUT_MS) });
  return response.ok ? Buffer.from(await response.arrayBuffer()) : null;
}
