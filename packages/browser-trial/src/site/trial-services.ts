import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { forEveryRemote, type Release, type RemoteName } from '@site/contracts';
import { trustedKeyOf } from '@site/contracts/signature';
import { readRelease } from '@site/releases/documents';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import type { LiveReleases } from '../options';
import { RecordingBackend, type OnSubmission } from './recording-backend';
import { shellBuild } from './shell-build';
import { TrialOrigins } from './trial-origins';
import { TrialShell } from './trial-shell';

interface ShellSettings {
  /** Which releases it has: see `TrialOrigins`. */
  name: 'live' | 'candidate';
  port: number;
  publicOrigin: string;
  /** Further variables of the shell. */
  environment?: Record<string, string>;
}

/** The services that the trial's shells need: origins, a backend that stores nothing, and a temporary folder. */
export class TrialServices {
  private constructor(
    private readonly origins: TrialOrigins,
    private readonly backend: RecordingBackend,
    private readonly server: string,
    private readonly folder: string,
  ) {}

  /** @throws Error with what to do if the shell is not built. */
  static async start(live: LiveReleases, onSubmission?: OnSubmission): Promise<TrialServices> {
    const { server } = shellBuild();
    const folder = makeTemporaryFolder('browser-trial');
    const services = new TrialServices(
      new TrialOrigins(live),
      new RecordingBackend(onSubmission),
      server,
      folder,
    );
    await Promise.all([services.origins.start(), services.backend.start()]);
    const trusted = [trustedKeyOf(services.origins.key.privateKey)];
    await writeFile(services.trustedKeysFile, JSON.stringify(forEveryRemote(() => trusted)));
    return services;
  }

  /** A shell that uses these services; the caller starts it, and stops it before them. */
  shell({ name, port, publicOrigin, environment = {} }: ShellSettings): TrialShell {
    return new TrialShell({
      server: this.server,
      name,
      port,
      publicOrigin,
      environment,
      folder: this.folder,
      backendUrl: this.backend.url,
      origins: this.origins.urlsFor(name),
      trustedKeysFile: this.trustedKeysFile,
    });
  }

  /**
   * Activates a built release in a shell that uses these services, and waits until it is live.
   *
   * @throws RefusedError with the shell's reason; what was live before stays.
   */
  async activate(shell: TrialShell, remote: RemoteName, releaseFolder: string): Promise<Release> {
    const release = await readRelease(releaseFolder);
    this.origins.activate(release, releaseFolder);
    await shell.awaitLive(remote, release.version);
    return release;
  }

  /** Stops everything, and deletes what the shells wrote. */
  async stop(): Promise<void> {
    this.origins.stop();
    this.backend.stop();
    await rm(this.folder, { recursive: true, force: true });
  }

  private get trustedKeysFile(): string {
    return path.join(this.folder, 'trusted-keys.json');
  }
}
