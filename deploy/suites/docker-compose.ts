import { root } from '@site/harness/run.mjs';
import { waitUntil } from '@site/testing/wait-until';
import { execa } from 'execa';
import { docker } from './docker';

const HEALTHY_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 250;

/** The part of `docker inspect` that the suites read. */
export interface Container {
  Id: string;
  Image: string;
  State: { Status: string; Pid: number; StartedAt: string; Health?: { Status: string } };
  Config: { User: string };
  HostConfig: { ReadonlyRootfs: boolean; Memory: number; PortBindings: Record<string, unknown> };
}

/** The command of Compose 2, or that of Compose 1. */
async function composeCommand(): Promise<string[]> {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const [program = '', ...parameters] = command;
    const { failed } = await execa(program, [...parameters, 'version'], { reject: false });
    if (!failed) return command;
  }
  throw new Error('Neither `docker compose` nor `docker-compose` is available');
}

/** The site of `docker-compose.yml` as a separate Compose project. */
export class DockerCompose {
  private constructor(
    private readonly command: string[],
    private readonly environment: Record<string, string>,
  ) {}

  static async create(environment: Record<string, string>): Promise<DockerCompose> {
    return new DockerCompose(await composeCommand(), environment);
  }

  /** Variables with which `deploy/*.sh` use the same command and project. */
  get scriptEnvironment(): Record<string, string> {
    return { ...this.environment, COMPOSE: this.command.join(' ') };
  }

  /** Runs Compose in a folder that contains the repository. Resolves with its standard output. */
  async run(parameters: string[], folder = root): Promise<string> {
    const [program = '', ...rest] = this.command;
    const { stdout } = await execa(program, [...rest, ...parameters], { cwd: folder, env: this.environment });
    return stdout;
  }

  /** @param builder a command to run in place of `compose build`. */
  async build(services: string[], builder: string | undefined, folder = root): Promise<void> {
    if (builder) await execa('sh', ['-c', `exec ${builder}`], { cwd: folder, env: this.environment });
    else await this.run(['build', ...services], folder);
  }

  async services(): Promise<string[]> {
    return (await this.run(['config', '--services'])).trim().split('\n').sort();
  }

  /** The container of a service; null where it has none. */
  async container(service: string): Promise<Container | null> {
    const id = (await this.run(['ps', '-q', service])).trim();
    if (!id) return null;
    const [container] = JSON.parse(await docker(['inspect', id])) as Container[];
    return container ?? null;
  }

  async containers(): Promise<Map<string, Container>> {
    const found = new Map<string, Container>();
    for (const service of await this.services()) {
      const container = await this.container(service);
      if (container) found.set(service, container);
    }
    return found;
  }

  /**
   * Waits until services are healthy.
   *
   * @throws Error with the log of the first that is not within 180 s.
   */
  async healthy(services: string[]): Promise<void> {
    for (const service of services) {
      const isHealthy = async () => (await this.container(service))?.State.Health?.Status === 'healthy';
      try {
        await waitUntil(isHealthy, { timeoutMs: HEALTHY_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS });
      } catch (error) {
        const log = await this.run(['logs', '--tail=30', service]);
        throw new Error(`${service} is not healthy:\n${log}`, { cause: error });
      }
    }
  }

  async up(...parameters: string[]): Promise<void> {
    await this.run(['up', '-d', '--no-build', ...parameters]);
    await this.healthy(await this.services());
  }

  /** The result of one query, unaligned. */
  async query(sql: string): Promise<string> {
    const psql = ['psql', '-U', 'site', '-d', 'site', '-Atc', sql];
    return (await this.run(['exec', '-T', 'postgres', ...psql])).trim();
  }
}
