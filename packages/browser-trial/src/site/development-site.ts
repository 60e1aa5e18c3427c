import type { RemoteName } from '@site/contracts';
import { freePort } from '@site/node-service/free-ports';
import type { LiveReleases } from '../options';
import type { OnSubmission } from './recording-backend';
import { TrialServices } from './trial-services';
import type { TrialShell } from './trial-shell';

interface DevelopmentSettings {
  /** The live releases of the other remotes. */
  live: LiveReleases;
  /** 0 means any free port. */
  port: number;
  onSubmission: OnSubmission;
  /** Called if the shell exits by itself. */
  onUnexpectedExit: (reason: Error) => void;
}

/**
 * `federation dev`: the live site on this machine, with a remote in development. Its pages reload when it shows another
 * build.
 */
export class DevelopmentSite {
  private constructor(
    private readonly services: TrialServices,
    private readonly shell: TrialShell,
    private readonly live: LiveReleases,
  ) {}

  static async start(settings: DevelopmentSettings): Promise<DevelopmentSite> {
    const { live, onSubmission, onUnexpectedExit } = settings;
    const port = settings.port || (await freePort());
    const services = await TrialServices.start(live, onSubmission);
    const shell = services.shell({
      name: 'candidate',
      port,
      publicOrigin: `http://localhost:${port}`,
      environment: { LIVE_RELOAD: 'true' },
    });
    const site = new DevelopmentSite(services, shell, live);
    try {
      await shell.start(onUnexpectedExit);
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  get url(): string {
    return this.shell.url;
  }

  /**
   * Shows a build; resolves once browsers get it.
   *
   * @throws RefusedError with the shell's reason; the previous build stays.
   */
  async show(remote: RemoteName, releaseFolder: string): Promise<void> {
    await this.services.activate(this.shell, remote, releaseFolder);
  }

  /** The remotes of the live site that are missing here, each with the reason. */
  async missing(): Promise<Record<string, string>> {
    const { unreachable } = await this.shell.status();
    return Object.fromEntries(Object.entries(unreachable).filter(([name]) => name in this.live));
  }

  /** Stops everything, and deletes what was written. */
  async stop(): Promise<void> {
    await this.shell.stop();
    await this.services.stop();
  }
}
