import path from 'node:path';
import { REMOTE_NAMES, type RemoteName, type Status, variableOf } from '@site/contracts';
import { fetchStatus } from '@site/releases/documents';
import { ServiceProcess } from '@site/node-service/service-process';
import { waitUntil } from '@site/node-service/wait-until';

/** Longer than for visitors, so that the trial can measure slow pages. */
const RENDER_DEADLINE_MS = 4_000;
const POLL_INTERVAL_MS = 100;
const VERDICT_TIMEOUT_MS = 90_000;

/** The shell has refused the candidate; the message is its reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

interface TrialShellSettings {
  /** Path of its server. */
  server: string;
  /** Names its process, and its folder in `folder`. */
  name: string;
  port: number;
  folder: string;
  publicOrigin: string;
  backendUrl: string;
  origins: Record<RemoteName, string>;
  trustedKeysFile: string;
  /** Further variables of the shell. */
  environment: Record<string, string>;
}

/** The built shell, in a process of its own. */
export class TrialShell {
  readonly url: string;
  private readonly process: ServiceProcess;

  constructor(settings: TrialShellSettings) {
    const { server, name, port, folder, origins, environment } = settings;
    this.url = `http://localhost:${port}`;
    this.process = new ServiceProcess({
      name: `the shell (${name})`,
      command: [server],
      // `NODE_OPTIONS` may name modules that are found from here.
      cwd: path.dirname(server),
      environment: {
        SHELL_PORT: String(port),
        PUBLIC_ORIGIN: settings.publicOrigin,
        BACKEND_URL: settings.backendUrl,
        STORE_DIR: path.join(folder, name),
        TRUSTED_KEYS_FILE: settings.trustedKeysFile,
        POLL_INTERVAL_MS: String(POLL_INTERVAL_MS),
        PRECOMPRESS: 'false',
        RENDER_DEADLINE_MS: String(RENDER_DEADLINE_MS),
        LOG_LEVEL: 'warn',
        ...Object.fromEntries(REMOTE_NAMES.map((remote) => [variableOf(remote, 'ORIGIN'), origins[remote]])),
        ...environment,
      },
      healthUrl: `http://127.0.0.1:${port}/_health/live`,
    });
  }

  start(onUnexpectedExit?: (reason: Error) => void): Promise<void> {
    return this.process.start(onUnexpectedExit);
  }

  stop(): Promise<void> {
    return this.process.stop('SIGKILL');
  }

  /**
   * Waits until the shell shows a release that its origin has activated.
   *
   * @throws RefusedError with the shell's reason.
   */
  async awaitLive(remote: RemoteName, version: string): Promise<void> {
    await waitUntil(
      async () => {
        const { releases, refused } = await this.status();
        const refusal = refused[remote];
        if (refusal?.version === version) throw new RefusedError(refusal.reason);
        return releases[remote] === version;
      },
      { timeoutMs: VERDICT_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS, message: "the shell's verdict" },
    );
  }

  status(): Promise<Status> {
    return fetchStatus(this.url);
  }
}
