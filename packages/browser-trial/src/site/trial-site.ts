import type { RemoteName } from '@site/contracts';
import { freePorts } from '@site/node-service/free-ports';
import type { Candidate, LiveReleases } from '../options';
import { TrialServices } from './trial-services';
import type { TrialShell } from './trial-shell';

/** Both shells have the same public origin, because the trial compares their pages. */
const PUBLIC_ORIGIN = 'https://trial.example';

/** Two shells of the trial's own, one with what is live, and one for candidates. They share origins and backend. */
export class TrialSite {
  private constructor(
    private readonly services: TrialServices,
    private readonly live: TrialShell,
    private readonly candidate: TrialShell,
  ) {}

  /** Starts both with what is live. `stop` stops everything, and deletes what they wrote. */
  static async start(live: LiveReleases): Promise<TrialSite> {
    const services = await TrialServices.start(live);
    const [livePort = 0, candidatePort = 0] = await freePorts(2);
    const shellFor = (name: 'live' | 'candidate', port: number) =>
      services.shell({ name, port, publicOrigin: PUBLIC_ORIGIN });
    const site = new TrialSite(services, shellFor('live', livePort), shellFor('candidate', candidatePort));
    try {
      await Promise.all([site.live.start(), site.candidate.start()]);
    } catch (error) {
      await site.stop();
      throw error;
    }
    return site;
  }

  get urls(): Record<'candidate' | 'live', string> {
    return { candidate: this.candidate.url, live: this.live.url };
  }

  /**
   * Activates a candidate in the shell for candidates, and waits until it is live.
   *
   * @throws RefusedError with the shell's reason.
   */
  async activate(remote: RemoteName, releaseFolder: string): Promise<Candidate> {
    return { remote, release: await this.services.activate(this.candidate, remote, releaseFolder) };
  }

  async stop(): Promise<void> {
    await Promise.all([this.live.stop(), this.candidate.stop()]);
    await this.services.stop();
  }
}
