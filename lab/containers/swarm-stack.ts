import { waitUntil } from '@site/node-service/wait-until';
import { docker } from './docker';

const CONVERGE_TIMEOUT_MS = 240_000;
const REMOVE_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 500;
const UNDER_WAY = ['updating', 'rollback_started'];
const FILES = ['-c', 'docker-compose.yml', '-c', 'deploy/swarm.yml'];

const isInSwarm = async () => (await docker(['info', '-f', '{{.Swarm.LocalNodeState}}'])) !== 'inactive';

/** The site as a stack on a Docker Swarm of this machine, with its own networks and volumes. */
export class SwarmStack {
  private createdSwarm = false;

  constructor(private readonly name: string) {}

  /** Deploys the stack, and makes this machine a swarm if it is none. `remove` undoes both, even after a failure. */
  async deploy(environment: Record<string, string>): Promise<void> {
    this.createdSwarm = !(await isInSwarm());
    if (this.createdSwarm) await docker(['swarm', 'init', '--advertise-addr', '127.0.0.1']);
    const node = await docker(['info', '-f', '{{.Swarm.NodeID}}']);
    await docker(['node', 'update', '--label-add', 'site.data=true', node]);
    await docker(['stack', 'deploy', '--resolve-image', 'never', ...FILES, this.name], environment);
  }

  /**
   * Waits until every service runs all of its tasks.
   *
   * @throws Error that lists the others.
   */
  async converged(): Promise<void> {
    let pending: string[] = [];
    const hasConverged = async () => {
      pending = await this.pendingServices();
      return pending.length === 0;
    };
    const settings = { timeoutMs: CONVERGE_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS };
    try {
      await waitUntil(hasConverged, settings);
    } catch (error) {
      throw new Error(`The stack does not converge:\n${pending.join('\n')}`, { cause: error });
    }
  }

  /**
   * Updates a service with options of `docker service update`.
   *
   * @returns how it ended: `completed`, or `rollback_completed` where the swarm restored the previous version.
   */
  async update(service: string, options: readonly string[]): Promise<string> {
    const target = `${this.name}_${service}`;
    await docker(['service', 'update', '-dq', '--no-resolve-image', ...options, target]);
    const finalState = async () => {
      const state = await docker(['service', 'inspect', '-f', '{{.UpdateStatus.State}}', target]);
      return UNDER_WAY.includes(state) ? null : state;
    };
    return waitUntil(finalState, {
      timeoutMs: CONVERGE_TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message: `the update of ${service} ends`,
    });
  }

  /** The log of each running container of a service. */
  async logs(service: string): Promise<string[]> {
    return Promise.all((await this.containers(service)).map((id) => docker(['logs', id])));
  }

  /** The result of one query, unaligned. */
  async query(sql: string): Promise<string> {
    const [id = ''] = await this.containers('postgres');
    return docker(['exec', id, 'psql', '-U', 'site', '-d', 'site', '-Atc', sql]);
  }

  /** Removes the stack and its volumes, as far as it was deployed, and leaves the swarm that was initialized for it. */
  async remove(): Promise<void> {
    if (!(await isInSwarm())) return;
    try {
      await this.removeStack();
    } finally {
      if (this.createdSwarm) await docker(['swarm', 'leave', '--force']);
    }
  }

  private async removeStack(): Promise<void> {
    const label = `label=com.docker.stack.namespace=${this.name}`;
    await docker(['stack', 'rm', this.name]);
    await waitUntil(async () => (await docker(['ps', '-aq', '--filter', label])) === '', {
      timeoutMs: REMOVE_TIMEOUT_MS,
      intervalMs: POLL_INTERVAL_MS,
      message: 'the containers of the stack end',
    });
    const volumes = await docker(['volume', 'ls', '-q', '--filter', label]);
    if (volumes) await docker(['volume', 'rm', ...volumes.split('\n')]);
  }

  /** Services that run fewer tasks than wanted, one line each. */
  private async pendingServices(): Promise<string[]> {
    const services = await docker(['stack', 'services', '--format', '{{.Name}} {{.Replicas}}', this.name]);
    return services.split('\n').filter((line) => {
      const [, running, wanted] = /(\d+)\/(\d+)/.exec(line) ?? [];
      return running !== wanted || wanted === '0';
    });
  }

  private async containers(service: string): Promise<string[]> {
    const filter = `label=com.docker.swarm.service.name=${this.name}_${service}`;
    return (await docker(['ps', '-q', '--filter', filter])).split('\n').filter(Boolean);
  }
}
