import path from 'node:path';
import { REMOTE_NAMES, variableOf, type RemoteName } from '@site/contracts';
import { root } from '../run.mjs';
import { EmbeddedDatabase } from './database';
import type { SiteSettings } from './environment';
import { Origin, publishBuilt } from './origin';
import { Service } from './service';

/** The whole site as built: database, backend, five origins and the shell. The same for `npm start` and for the tests. */
export class Site {
  readonly origins: ReadonlyMap<RemoteName, Origin>;
  readonly database: EmbeddedDatabase | null;
  readonly backend: Service;
  readonly shell: Service;
  readonly url: string;
  readonly databaseUrl: string;

  /** @param extra further environment variables for shell and backend. */
  constructor(
    private readonly settings: SiteSettings,
    extra: Record<string, string> = {},
  ) {
    const { folder, shellPort, backendPort, originPorts, publicOrigin } = settings;
    const logFolder = path.join(folder, 'logs');
    this.url = `http://localhost:${shellPort}`;
    this.database = settings.databaseUrl
      ? null
      : new EmbeddedDatabase(path.join(folder, 'postgres'), settings.postgresPort);
    this.databaseUrl = settings.databaseUrl ?? (this.database as EmbeddedDatabase).url;
    this.origins = new Map(
      REMOTE_NAMES.map((name) => [name, new Origin(path.join(folder, 'origins', name), originPorts[name])]),
    );
    this.backend = new Service({
      name: 'backend',
      script: path.join(root, 'backend', 'dist', 'main.cjs'),
      environment: { BACKEND_PORT: String(backendPort), DATABASE_URL: this.databaseUrl, ...extra },
      healthUrl: `http://127.0.0.1:${backendPort}/api/health/ready`,
      logFolder,
    });
    this.shell = new Service({
      name: 'shell',
      script: path.join(root, 'shell', 'dist', settings.mode, 'server', 'main.cjs'),
      environment: {
        SHELL_PORT: String(shellPort),
        PUBLIC_ORIGIN: publicOrigin,
        BACKEND_URL: `http://127.0.0.1:${backendPort}`,
        STORE_DIR: path.join(folder, 'store'),
        ...Object.fromEntries(
          REMOTE_NAMES.map((name) => [variableOf(name, 'ORIGIN'), `http://127.0.0.1:${originPorts[name]}`]),
        ),
        ...extra,
      },
      healthUrl: `http://127.0.0.1:${shellPort}/_health/ready`,
      logFolder,
    });
  }

  /** Publishes what was built and starts everything; rejects with one clear reason where a part cannot start. */
  async start(onUnexpectedEnd: (reason: Error) => void): Promise<void> {
    const startShell = async () => {
      for (const [name, origin] of this.origins) {
        await publishBuilt(name, origin.folder);
        await origin.start();
      }
      await this.shell.start(onUnexpectedEnd);
    };
    const startBackend = async () => {
      await this.database?.start();
      await this.backend.start(onUnexpectedEnd);
    };
    // Both sides have come to rest before a failure is told: nothing starts while everything is being stopped.
    const results = await Promise.allSettled([startShell(), startBackend()]);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** Stops everything, visitors' side first. */
  async stop(): Promise<void> {
    await this.shell.stop();
    await Promise.all([this.backend.stop(), ...[...this.origins.values()].map((origin) => origin.stop())]);
    await this.database?.stop();
  }

  get folder(): string {
    return this.settings.folder;
  }
}
