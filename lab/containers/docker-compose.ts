import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from '@site/harness/run.mjs';
import { waitUntil } from '@site/node-service/wait-until';
import { execa } from 'execa';
import { docker } from './docker';

/** Variables of this machine, such as copies of the base images. A copy of the repository has no such file. */
const VARIABLES_FILE = path.join(root, '.env');
const HEALTHY_TIMEOUT_MS = 180_000;
const POLL_INTERVAL_MS = 250;

/** The part of `docker inspect` that the suites read. */
export interface Container {
  Id: string;
  Image: string;
  State: { Status: string; Pid: number; StartedAt: string; Health?: { Status: string } };
  Config: { User: string };
  HostConfig: {
    ReadonlyRootfs: boolean;
    Memory: number;
    PidsLimit: number | null;
    CapAdd: string[] | null;
    CapDrop: string[] | null;
    PortBindings: Record<string, unknown>;
  };
}

/** Compose 2, or Compose 1. */
async function findComposeCommand(): Promise<string[]> {
  for (const command of [['docker', 'compose'], ['docker-compose']]) {
    const [program = '', ...parameters] = command;
    const { failed } = await execa(program, [...parameters, 'version'], { reject: false });
    if (!failed) return command;
  }
  throw new Error('Neither `docker compose` nor `docker-compose` is available');
}

/** The site of `docker-compose.yml` as a separate Compose project. */
export class DockerCompose {
  private command: Promise<string[]> | undefined;

  /** @param environment set in addition to the variables of this process. */
  constructor(private readonly environment: Record<string, string>) {}

  /** Runs Compose in a folder that contains the repository. Resolves with its standard output. */
  async run(parameters: string[], folder = root): Promise<string> {
    const [program = '', ...rest] = await this.composeCommand();
    const variables = existsSync(VARIABLES_FILE) ? ['--env-file', VARIABLES_FILE] : [];
    const command = [...rest, ...variables, ...parameters];
    const { stdout } = await execa(program, command, { cwd: folder, env: this.environment });
    return stdout;
  }

  /** Runs one of `deploy/*.sh` on this project. Resolves with its standard output. */
  async runScript(name: string, parameter: string): Promise<string> {
    const env = { ...this.environment, COMPOSE: (await this.composeCommand()).join(' ') };
    const { stdout } = await execa('sh', [`deploy/${name}`, parameter], { cwd: root, env });
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

  async up(): Promise<void> {
    await this.run(['up', '-d']);
    await this.healthy(await this.services());
  }

  /** The result of one query, unaligned. */
  async query(sql: string): Promise<string> {
    const psql = ['psql', '-U', 'site', '-d', 'site', '-Atc', sql];
    return (await this.run(['exec', '-T', 'postgres', ...psql])).trim();
  }

  private composeCommand(): Promise<string[]> {
    this.command ??= findComposeCommand();
    return this.command;
  }
}
