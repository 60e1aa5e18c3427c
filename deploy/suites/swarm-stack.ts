import { setTimeout as delay } from 'node:timers/promises';
import { execute } from './execute';

const CONVERGED_WITHIN = 240_000;
const GONE_WITHIN = 120_000;
const LOOK_EVERY = 500;
const FILES = ['-c', 'docker-compose.yml', '-c', 'deploy/swarm.yml'];

/** The site as a stack on a Docker Swarm of this one machine, its networks and volumes apart from any other. */
export class Stack {
  private constructor(
    readonly name: string,
    private readonly madeSwarm: boolean,
  ) {}

  /** Deploys the stack, and waits until every task runs; makes this machine a swarm where it is none. */
  static async deploy(name: string, environment: Record<string, string>): Promise<Stack> {
    const state = (await execute('docker', ['info', '-f', '{{.Swarm.LocalNodeState}}'])).trim();
    const madeSwarm = state === 'inactive';
    if (madeSwarm) await execute('docker', ['swarm', 'init', '--advertise-addr', '127.0.0.1']);
    const stack = new Stack(name, madeSwarm);
    const node = (await execute('docker', ['info', '-f', '{{.Swarm.NodeID}}'])).trim();
    await execute('docker', ['node', 'update', '--label-add', 'site.data=true', node]);
    await execute('docker', ['stack', 'deploy', '--resolve-image', 'never', ...FILES, name], {
      env: { ...process.env, ...environment },
    });
    return stack;
  }

  /** Waits until as many tasks of each service run as are wanted; rejects with those that do not. */
  async converged(): Promise<void> {
    const deadline = Date.now() + CONVERGED_WITHIN;
    for (;;) {
      const services = await execute('docker', [
        'stack',
        'services',
        '--format',
        '{{.Name}} {{.Replicas}}',
        this.name,
      ]);
      const waiting = services
        .trim()
        .split('\n')
        .filter((line) => {
          const [, running, wanted] = /(\d+)\/(\d+)/.exec(line) ?? [];
          return running !== wanted || wanted === '0';
        });
      if (waiting.length === 0) return;
      if (Date.now() > deadline) throw new Error(`The stack does not come up:\n${waiting.join('\n')}`);
      await delay(LOOK_EVERY);
    }
  }

  /** Rolls a service to another image, as its team would; rejects where the swarm took the update back. */
  async roll(service: string, image: string): Promise<void> {
    const target = `${this.name}_${service}`;
    await execute('docker', ['service', 'update', '-dq', '--no-resolve-image', '--image', image, target]);
    const deadline = Date.now() + CONVERGED_WITHIN;
    let state = 'updating';
    while (state === 'updating' && Date.now() < deadline) {
      await delay(LOOK_EVERY);
      const inspect = ['service', 'inspect', '-f', '{{.UpdateStatus.State}}', target];
      state = (await execute('docker', inspect)).trim();
    }
    if (state !== 'completed') throw new Error(`The update of ${service} ended as ${state}`);
  }

  /** What the running containers of a service have logged, each apart. */
  async logs(service: string): Promise<string[]> {
    return Promise.all((await this.containers(service)).map((id) => execute('docker', ['logs', id])));
  }

  /** What the database answers to one query, unaligned. */
  async query(sql: string): Promise<string> {
    const [id = ''] = await this.containers('postgres');
    const psql = ['psql', '-U', 'site', '-d', 'site', '-Atc', sql];
    return (await execute('docker', ['exec', id, ...psql])).trim();
  }

  /** Takes the stack down with its volumes, and leaves the swarm where it was made for the stack. */
  async remove(): Promise<void> {
    const label = `label=com.docker.stack.namespace=${this.name}`;
    await execute('docker', ['stack', 'rm', this.name]);
    const deadline = Date.now() + GONE_WITHIN;
    while ((await execute('docker', ['ps', '-aq', '--filter', label])).trim() && Date.now() < deadline) {
      await delay(LOOK_EVERY);
    }
    const volumes = (await execute('docker', ['volume', 'ls', '-q', '--filter', label])).trim();
    if (volumes) await execute('docker', ['volume', 'rm', ...volumes.split('\n')]);
    if (this.madeSwarm) await execute('docker', ['swarm', 'leave', '--force']);
  }

  private async containers(service: string): Promise<string[]> {
    const filter = `label=com.docker.swarm.service.name=${this.name}_${service}`;
    return (await execute('docker', ['ps', '-q', '--filter', filter])).trim().split('\n').filter(Boolean);
  }
}
