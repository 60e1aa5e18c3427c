import { cp } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { privateKeyFile } from '@site/federation/keys';
import { ServiceProcess } from '@site/node-service/service-process';
import { inheritedVariables } from '@site/node-service/inherited-variables';
import { freePort } from '@site/node-service/free-ports';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import { waitUntil } from '@site/node-service/wait-until';
import { fetchStatus } from '@site/releases/documents';
import { execa } from 'execa';
import { root } from '../run.mjs';
import type { Site } from '../site/site';

/** The files of a remote that belong to its team. */
const FILES = ['package.json', 'remote.config.ts', 'src'];
/** On a busy machine. */
const BUILD_TIMEOUT_MS = 60_000;

/** How a team outside this repository reaches a site: by addresses and a key. */
export const accessTo = (site: Site, name: RemoteName): Record<string, string> => ({
  SITE_URL: site.url,
  ORIGIN_URL: site.originOf(name).url,
  RELEASE_KEY_FILE: privateKeyFile(path.join(site.folder, 'keys'), name),
});

/** A remote in a temporary folder, without any file of the platform. The folder is removed when this process exits. */
export class TeamRepository {
  private constructor(
    private readonly name: RemoteName,
    readonly folder: string,
    private readonly variables: Record<string, string>,
  ) {}

  /** @param variables environment variables of every command, in addition to `inheritedVariables`. */
  static async create(name: RemoteName, variables: Record<string, string>): Promise<TeamRepository> {
    const folder = makeTemporaryFolder(name);
    await Promise.all(
      FILES.map((file) => cp(path.join(root, name, file), path.join(folder, file), { recursive: true })),
    );
    return new TeamRepository(name, folder, variables);
  }

  /**
   * Runs a command.
   *
   * @throws Error with the output where it fails.
   */
  async run(command: string, ...parameters: string[]): Promise<void> {
    const { failed, all } = await execa(command, parameters, { ...this.options, all: true, reject: false });
    if (failed) throw new Error(`${command} ${parameters.join(' ')} failed:\n${all}`);
  }

  /**
   * Runs `federation`, and prints its output.
   *
   * @throws Error where it fails.
   */
  async federation(...parameters: string[]): Promise<void> {
    const { failed } = await execa('node', [this.command, ...parameters], {
      ...this.options,
      stdio: 'inherit',
      reject: false,
    });
    if (failed) throw new Error(`federation ${parameters[0]} failed: see the lines above`);
  }

  /** Starts `federation dev`, inside the site that `SITE_URL` names, until it shows the remote. The caller stops it. */
  async develop(): Promise<{ url: string; service: ServiceProcess }> {
    const port = await freePort();
    const url = `http://localhost:${port}`;
    const service = new ServiceProcess({
      name: 'federation dev',
      command: [this.command, 'dev'],
      cwd: this.folder,
      environment: { ...this.variables, PORT: String(port) },
      healthUrl: `${url}/_health/ready`,
    });
    try {
      await service.start();
      // On a busy machine the shell is ready, without this remote, before the first build has ended.
      const isShown = async () => this.name in (await fetchStatus(url)).releases;
      await waitUntil(isShown, { timeoutMs: BUILD_TIMEOUT_MS, message: `the first build of ${this.name}` });
    } catch (error) {
      await service.stop();
      throw error;
    }
    return { url, service };
  }

  private get options() {
    return {
      cwd: this.folder,
      env: { ...inheritedVariables(), ...this.variables },
      extendEnv: false,
    } as const;
  }

  /** The `federation` that is installed. */
  private get command(): string {
    return path.join(this.folder, 'node_modules', '.bin', 'federation');
  }
}
