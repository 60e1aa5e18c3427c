import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEveryRemote, releaseSchema, variableOf, REMOTE_NAMES, type RemoteName } from '@site/contracts';
import { trustedKeyOf } from '@site/contracts/signature';
import { ServiceProcess } from '@site/testing/service-process';
import { makeTemporaryFolder } from '@site/testing/temporary-folder';
import { waitUntil } from '@site/testing/wait-until';
import getPort from 'get-port';
import type { Candidate, TrialOptions } from '../options';
import { RecordingBackend } from './recording-backend';
import { TrialOrigins } from './trial-origins';

/** Longer than a visitor's: a slow page is to be shown, and judged by its time. */
const RENDER_DEADLINE_MS = 4_000;
const POLL_INTERVAL_MS = 100;
const VERDICT_TIMEOUT_MS = 90_000;

interface Status {
  releases: Record<string, string>;
  refused: Record<string, { version: string; reason: string } | undefined>;
}

/** The shell has refused the candidate; the message is its reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Two shells of the trial's own, one with what is live, and one for candidates. They share origins and backend. */
export class TrialSite {
  private constructor(
    private readonly folder: string,
    private readonly origins: TrialOrigins,
    private readonly backend: RecordingBackend,
    private readonly shells: readonly ServiceProcess[],
    readonly liveUrl: string,
    readonly candidateUrl: string,
  ) {}

  /** Starts both with what is live. `stop` ends everything, and deletes what they wrote. */
  static async start({ live, shell }: Pick<TrialOptions, 'live' | 'shell'>): Promise<TrialSite> {
    const folder = makeTemporaryFolder('browser-trial');
    const origins = new TrialOrigins(live);
    const backend = new RecordingBackend();
    await Promise.all([origins.start(), backend.start()]);
    const keysFile = path.join(folder, 'trusted-keys.json');
    await writeFile(keysFile, JSON.stringify(forEveryRemote(() => [trustedKeyOf(origins.key.privateKey)])));
    const ports = [await getPort(), await getPort()] as const;
    const shells = (['live', 'candidate'] as const).map((name, index) =>
      shellProcess({
        name,
        script: shell,
        port: ports[index] as number,
        folder,
        keysFile,
        backendUrl: backend.url,
        origins: origins.urlsFor(name),
      }),
    );
    const [liveUrl, candidateUrl] = ports.map((port) => `http://localhost:${port}`) as [string, string];
    const site = new TrialSite(folder, origins, backend, shells, liveUrl, candidateUrl);
    try {
      await Promise.all(shells.map((process) => process.start()));
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /**
   * Takes a candidate live in the shell for candidates.
   *
   * @throws RefusedError with the shell's reason.
   */
  async activate(remote: RemoteName, releaseFolder: string): Promise<Candidate> {
    const text = await readFile(path.join(releaseFolder, 'release.json'), 'utf8');
    const release = releaseSchema.parse(JSON.parse(text));
    this.origins.activate(remote, release.version, releaseFolder);
    await waitUntil(
      async () => {
        const { releases, refused } = await this.status();
        const refusal = refused[remote];
        if (refusal?.version === release.version) throw new RefusedError(refusal.reason);
        return releases[remote] === release.version;
      },
      { timeoutMs: VERDICT_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS, message: "the shell's verdict" },
    );
    return { remote, release };
  }

  async stop(): Promise<void> {
    await Promise.all(this.shells.map((shell) => shell.stop('SIGKILL')));
    this.origins.stop();
    this.backend.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private async status(): Promise<Status> {
    return (await (await fetch(`${this.candidateUrl}/_status`)).json()) as Status;
  }
}

interface ShellSettings {
  name: 'live' | 'candidate';
  script: string;
  port: number;
  folder: string;
  keysFile: string;
  backendUrl: string;
  origins: Record<RemoteName, string>;
}

const shellProcess = ({ name, script, port, folder, keysFile, backendUrl, origins }: ShellSettings) =>
  new ServiceProcess({
    name: `the trial's shell (${name})`,
    command: [script],
    cwd: folder,
    environment: {
      SHELL_PORT: String(port),
      // The same for both: their pages are compared.
      PUBLIC_ORIGIN: 'https://trial.example',
      BACKEND_URL: backendUrl,
      STORE_DIR: path.join(folder, name),
      TRUSTED_KEYS_FILE: keysFile,
      POLL_INTERVAL_MS: String(POLL_INTERVAL_MS),
      RENDER_DEADLINE_MS: String(RENDER_DEADLINE_MS),
      LOG_LEVEL: 'warn',
      ...Object.fromEntries(REMOTE_NAMES.map((remote) => [variableOf(remote, 'ORIGIN'), origins[remote]])),
    },
    healthUrl: `http://127.0.0.1:${port}/_health/live`,
  });
