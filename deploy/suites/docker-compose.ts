import { setTimeout as delay } from 'node:timers/promises';
import { root } from '@site/harness/run.mjs';
import { execute } from './execute';

const HEALTHY_WITHIN = 180_000;
const LOOK_EVERY = 250;

/** The part of `docker inspect` that the suite reads. */
export interface Container {
  Id: string;
  Image: string;
  State: { Status: string; Pid: number; StartedAt: string; Health?: { Status: string } };
  Config: { User: string };
  HostConfig: { ReadonlyRootfs: boolean; Memory: number; PortBindings: Record<string, unknown> };
}

async function works(command: string[]): Promise<boolean> {
  const [program = '', ...parameters] = command;
  return execute(program, parameters).then(
    () => true,
    () => false,
  );
}

async function composeCommand(): Promise<string[]> {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    if (await works([...command, 'version'])) return command;
  }
  throw new Error('Neither `docker compose` nor `docker-compose` answers');
}

/** The site as `docker-compose.yml` has it: a project of the suite's own, its volumes and ports apart from any other. */
export class Compose {
  private constructor(
    private readonly command: string[],
    private readonly environment: NodeJS.ProcessEnv,
  ) {}

  static async of(environment: Record<string, string>): Promise<Compose> {
    return new Compose(await composeCommand(), { ...process.env, ...environment });
  }

  /** How scripts are told to call Compose. */
  get scriptEnvironment(): NodeJS.ProcessEnv {
    return { ...this.environment, COMPOSE: this.command.join(' ') };
  }

  /** Runs Compose in a folder that holds the repository. Resolves with what it printed; rejects with its errors. */
  async run(parameters: string[], folder = root): Promise<string> {
    const [program = '', ...rest] = this.command;
    return execute(program, [...rest, ...parameters], { cwd: folder, env: this.environment });
  }

  async docker(...parameters: string[]): Promise<string> {
    return execute('docker', parameters);
  }

  /** Builds images; `builder` replaces `compose build` where builds need something that this host alone knows. */
  async build(services: string[], builder: string | undefined, folder = root): Promise<void> {
    const where = { cwd: folder, env: this.environment };
    if (builder) await execute('sh', ['-c', `exec ${builder}`], where);
    else await this.run(['build', ...services], folder);
  }

  async services(): Promise<string[]> {
    return (await this.run(['config', '--services'])).trim().split('\n').sort();
  }

  /** The container of a service; null where it has none. */
  async container(service: string): Promise<Container | null> {
    const id = (await this.run(['ps', '-q', service])).trim();
    if (!id) return null;
    const [container] = JSON.parse(await this.docker('inspect', id)) as Container[];
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

  /** Waits until services are healthy; rejects with the logs of the first that is not in time. */
  async healthy(services: string[]): Promise<void> {
    const deadline = Date.now() + HEALTHY_WITHIN;
    for (const service of services) {
      while ((await this.container(service))?.State.Health?.Status !== 'healthy') {
        if (Date.now() > deadline) {
          throw new Error(`${service} is not healthy:\n${await this.run(['logs', '--tail=30', service])}`);
        }
        await delay(LOOK_EVERY);
      }
    }
  }

  async up(...parameters: string[]): Promise<void> {
    await this.run(['up', '-d', '--no-build', ...parameters]);
    await this.healthy(await this.services());
  }

  /** What the database answers to one query, unaligned. */
  async query(sql: string): Promise<string> {
    return (
      await this.run(['exec', '-T', 'postgres', 'psql', '-U', 'site', '-d', 'site', '-Atc', sql])
    ).trim();
  }
}
