import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Release, RemoteName, ReportedRefusal, Site, Status } from '@site/contracts';
import { fetchStatus, readRelease, verdictOf, type LiveReleases } from '@site/releases/documents';
import { freePort } from '@site/node-service/free-ports';
import type { LocalServer } from '@site/node-service/listen';
import { ServiceProcess } from '@site/node-service/service-process';
import { makeTemporaryFolder, removeFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';
import { startRecordingBackend, type OnSubmission } from './recording-backend';
import { shellBuild } from './shell-build';
import { TrialOrigins, type ShellName } from './trial-origins';

/** Both shells have the same public origin, because the trial compares their pages. */
const PUBLIC_ORIGIN = 'https://trial.example';
/** Longer than for visitors, so that the trial can measure slow pages. */
const RENDER_DEADLINE_MS = 4_000;
/** Each poll takes processor time from the browser. */
const POLL_INTERVAL_MS = 500;
const VERDICT_TIMEOUT_MS = 90_000;
/** On a busy machine, a release may be refused once because it took too long to fetch. */
const MAX_REFUSALS = 2;
/** A shell tries a refused release again after 5 s. Some reasons make it wait for minutes, or a day. */
const MAX_RETRY_DELAY_MS = 10_000;

/** The shell has refused the candidate; the message is its reason. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
}

/** Whether a shell tries a release again that it has refused, and soon enough to wait for that. */
const isTriedAgain = ({ attempts, retryAt = 0 }: ReportedRefusal, maxRefusals: number): boolean =>
  attempts < maxRefusals && retryAt - Date.now() < MAX_RETRY_DELAY_MS;

/** Removes the required steps: the trial signs all releases itself, without outcomes of a gate. */
export const withoutRequiredSteps = ({ remotes, redirects }: Site): Site => ({
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, declaration]) => [name, { ...declaration, requiredSteps: [] }]),
  ),
  redirects,
});

/**
 * Waits until a shell has the live releases, apart from those that it has refused `MAX_REFUSALS` times. It listens
 * before it has fetched all of them. A release that came later would change pages while they are visited.
 */
const waitForReleases = (url: string, live: LiveReleases) =>
  waitUntil(
    async () => {
      const { missing, refused } = await fetchStatus(url);
      const isPending = (name: RemoteName) => name in live && (refused[name]?.attempts ?? 0) < MAX_REFUSALS;
      return !missing.some(isPending);
    },
    { timeoutMs: VERDICT_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS, message: 'the live releases' },
  );

interface ShellSettings {
  /** Default: any free port. */
  port?: number;
  /** Further variables of the shell. */
  environment?: Record<string, string>;
}

/** The remotes as the site declares them, whose origins are ignored, and the redirects of removed ones. */
interface SiteSettings extends Site {
  live: LiveReleases;
  /** The shells to start. */
  shells: { candidate: ShellSettings; live?: ShellSettings };
  onSubmission?: OnSubmission;
  /** Called if a shell exits by itself. */
  onUnexpectedExit?: (reason: Error) => void;
}

/**
 * Built shells on this machine: one has the live releases, the other has a candidate too, in place of the live release
 * of its remote if there is one. They have origins of their own, a backend that stores nothing, and a temporary folder.
 */
export class TrialSite {
  /** URLs of the shells; empty for one that was not started. */
  readonly urls: Record<ShellName, string> = { candidate: '', live: '' };
  private readonly shells: ServiceProcess[] = [];

  private constructor(
    private readonly live: LiveReleases,
    private readonly origins: TrialOrigins,
    private readonly backend: LocalServer,
    private readonly folder: string,
  ) {}

  /**
   * Starts the shells with the live releases.
   *
   * @throws Error with what to do if the shell is not built.
   */
  static async start(settings: SiteSettings): Promise<TrialSite> {
    const { remotes, live, shells, onSubmission, onUnexpectedExit } = settings;
    const { server } = shellBuild();
    const folder = makeTemporaryFolder('browser-trial');
    const [origins, backend] = await Promise.all([
      TrialOrigins.start(live),
      startRecordingBackend(onSubmission),
    ]);
    const site = new TrialSite(live, origins, backend, folder);
    try {
      const { keyId, publicKey } = origins.key;
      const trusted = Object.fromEntries(Object.keys(remotes).map((name) => [name, [{ keyId, publicKey }]]));
      await writeFile(site.trustedKeysFile, JSON.stringify(trusted));
      await writeFile(site.siteFile, JSON.stringify(withoutRequiredSteps(settings)));
      await site.add('candidate', server, shells.candidate);
      if (shells.live) await site.add('live', server, shells.live);
      await Promise.all(site.shells.map((shell) => shell.start(onUnexpectedExit)));
      await Promise.all(
        Object.values(site.urls)
          .filter(Boolean)
          .map((url) => waitForReleases(url, live)),
      );
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  /**
   * Activates a built release in the shell for candidates, and waits until it is live there.
   *
   * @param maxRefusals how often the shell tries a release that it refuses.
   * @throws RefusedError with the shell's last reason; the release before stays live.
   */
  async activate(releaseFolder: string, maxRefusals = MAX_REFUSALS): Promise<Release> {
    const release = await readRelease(releaseFolder);
    const { name: remote, version } = release;
    const sequence = this.origins.activate(release, releaseFolder);
    const isLive = async () => {
      const status = await this.status();
      const verdict = verdictOf(status, { remote, version, sequence });
      if (!verdict || verdict[0] === 'live') return verdict !== null;
      const refusal = status.refused[remote];
      if (refusal?.version === version && isTriedAgain(refusal, maxRefusals)) return false;
      throw new RefusedError(verdict[1]);
    };
    const message = 'the shell has not decided whether it accepts the release';
    await waitUntil(isLive, { timeoutMs: VERDICT_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS, message });
    return release;
  }

  /**
   * Without the live release in the live shell, nothing would be compared with it, and what is live too would refuse
   * the candidate.
   *
   * @throws Error if a remote is live, and the live shell has not accepted its release.
   */
  async requireLiveRelease(remote: RemoteName): Promise<void> {
    const version = this.live[remote]?.version;
    const { releases, refused } = await fetchStatus(this.urls.live);
    if (version === undefined || releases[remote] === version) return;
    throw new Error(
      `the trial's live shell refuses ${remote} ${version}, which is live: ${refused[remote]?.reason ?? 'it gives no reason'}`,
    );
  }

  /** The status of the shell for candidates. */
  status(): Promise<Status> {
    return fetchStatus(this.urls.candidate);
  }

  /** Stops everything, and deletes what the shells wrote. */
  async stop(): Promise<void> {
    await Promise.all(this.shells.map((shell) => shell.stop('SIGKILL')));
    await Promise.all([this.origins.stop(), this.backend.close()]);
    await removeFolder(this.folder);
  }

  private async add(name: ShellName, server: string, { port, environment }: ShellSettings): Promise<void> {
    const shellPort = port || (await freePort());
    this.urls[name] = `http://localhost:${shellPort}`;
    const shell = new ServiceProcess({
      name: `the shell (${name})`,
      command: [server],
      // `NODE_OPTIONS` may name modules that are found from here.
      cwd: path.dirname(server),
      environment: {
        SHELL_PORT: String(shellPort),
        PUBLIC_ORIGIN,
        BACKEND_URL: this.backend.url,
        STORE_DIR: path.join(this.folder, name),
        TRUSTED_KEYS_FILE: this.trustedKeysFile,
        POLL_INTERVAL_MS: String(POLL_INTERVAL_MS),
        PRECOMPRESS: 'false',
        RENDER_DEADLINE_MS: String(RENDER_DEADLINE_MS),
        LOG_LEVEL: 'warn',
        SITE_FILE: this.siteFile,
        ORIGIN_PATTERN: this.origins.patternFor(name),
        ...environment,
      },
      healthUrl: `http://127.0.0.1:${shellPort}/_health/live`,
    });
    this.shells.push(shell);
  }

  private get siteFile(): string {
    return path.join(this.folder, 'site.json');
  }

  private get trustedKeysFile(): string {
    return path.join(this.folder, 'trusted-keys.json');
  }
}
