import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { ensureKeys, trustedKeysFile } from '@site/federation/keys';
import { readSite } from '@site/releases/site';
import { LocalPostgres } from '@site/testing/local-postgres';
import { ServiceProcess } from '@site/node-service/service-process';
import { pickVariables } from '@site/node-service/inherited-variables';
import { root } from '../run.mjs';
import type { SiteSettings } from './environment';
import { Origin } from './origin';

/**
 * Each service gets only these variables of this process, so that it gets no secret by accident. Only the backend gets
 * the addresses of the database and the mail server.
 */
const BACKEND_VARIABLES = [
  'BACKEND_HOST',
  'RATE_LIMIT_MAX',
  'TRUSTED_PROXIES',
  'SMTP_URL',
  'SMTP_URL_FILE',
  'MAIL_TO',
  'MAIL_FROM',
  'LOG_LEVEL',
];
const SHELL_VARIABLES = [
  'SHELL_HOST',
  'TRUSTED_PROXIES',
  'POLL_INTERVAL_MS',
  'RENDER_DEADLINE_MS',
  'LOG_LEVEL',
];

/** As in `deploy/Dockerfile`. Without a limit, V8 keeps more garbage on a machine with more memory. */
const SHELL_HEAP_OPTION = '--max-old-space-size=384';

/** The built site: database, backend, an origin for every remote, and the shell. `npm start` and the tests run it. */
export class Site {
  /** Those of the remotes in the site's file. */
  readonly origins = new Map<RemoteName, Origin>();
  readonly database: LocalPostgres | null;
  readonly backend: ServiceProcess;
  readonly shell: ServiceProcess;
  readonly url: string;
  readonly backendUrl: string;
  readonly databaseUrl: string;
  private readonly keysFolder: string;
  private databaseStarted: Promise<void> | undefined;

  /** @param extra further environment variables for shell and backend. */
  constructor(
    private readonly settings: SiteSettings,
    extra: Record<string, string> = {},
  ) {
    const { folder, shellPort, backendPort, siteFile, publicOrigin } = settings;
    const logFolder = path.join(folder, 'logs');
    this.url = `http://localhost:${shellPort}`;
    this.backendUrl = `http://127.0.0.1:${backendPort}`;
    this.keysFolder = path.join(folder, 'keys');
    this.database = settings.databaseUrl
      ? null
      : new LocalPostgres(path.join(folder, 'postgres'), settings.postgresPort);
    this.databaseUrl = settings.databaseUrl ?? (this.database as LocalPostgres).url;
    for (const [name, { origin }] of Object.entries(readSite(siteFile).remotes))
      this.origins.set(name, this.createOrigin(name, origin));
    this.backend = new ServiceProcess({
      name: 'backend',
      command: ['--enable-source-maps', path.join(root, 'backend', 'dist', 'main.cjs')],
      cwd: root,
      environment: {
        ...pickVariables(BACKEND_VARIABLES),
        BACKEND_PORT: String(backendPort),
        DATABASE_URL: this.databaseUrl,
        ...extra,
      },
      healthUrl: `${this.backendUrl}/api/health/ready`,
      logFolder,
    });
    this.shell = new ServiceProcess({
      name: 'shell',
      command: [
        '--enable-source-maps',
        SHELL_HEAP_OPTION,
        path.join(settings.shellFolder, 'server', 'main.cjs'),
      ],
      cwd: root,
      environment: {
        ...pickVariables(SHELL_VARIABLES),
        SHELL_PORT: String(shellPort),
        PUBLIC_ORIGIN: publicOrigin,
        BACKEND_URL: this.backendUrl,
        STORE_DIR: path.join(folder, 'store'),
        TRUSTED_KEYS_FILE: trustedKeysFile(this.keysFolder),
        SITE_FILE: siteFile,
        ...extra,
      },
      healthUrl: `http://127.0.0.1:${shellPort}/_health/ready`,
      logFolder,
    });
  }

  /** Starts the site's own database, if it has one. `start` calls this too; the database starts once. */
  startDatabase(): Promise<void> {
    return (this.databaseStarted ??= this.database?.start() ?? Promise.resolve());
  }

  /**
   * Starts all services, and publishes the last build of each remote.
   *
   * @throws Error of the first service that failed to start.
   */
  async start(onUnexpectedExit: (reason: Error) => void): Promise<void> {
    const startShell = async () => {
      await ensureKeys(this.keysFolder, [...this.origins.keys()]);
      await Promise.all([...this.origins.values()].map(startOrigin));
      await this.shell.start(onUnexpectedExit);
    };
    const startBackend = async () => {
      await this.startDatabase();
      await this.backend.start(onUnexpectedExit);
    };
    // Waits for both before it throws, so that nothing starts while everything is being stopped.
    const results = await Promise.allSettled([startShell(), startBackend()]);
    const failure = results.find((result) => result.status === 'rejected');
    if (failure) throw failure.reason;
  }

  /** Stops everything, the shell first, so that no request reaches a stopped service. */
  async stop(): Promise<void> {
    await this.shell.stop();
    await Promise.all([this.backend.stop(), ...[...this.origins.values()].map((origin) => origin.stop())]);
    // The database may still be starting.
    await this.databaseStarted?.catch(() => undefined);
    await this.database?.stop();
    this.databaseStarted = undefined;
  }

  /** The origin of a remote. Throws if the site has no such remote. */
  originOf(name: RemoteName): Origin {
    const origin = this.origins.get(name);
    if (!origin) throw new Error(`${name} has no origin`);
    return origin;
  }

  /**
   * Starts the origin of a remote that the site's file names by now, and publishes the remote's last build. If that
   * fails, the origin is stopped, so that its port is free for the next attempt.
   */
  async addOrigin(name: RemoteName, url: string): Promise<void> {
    const origin = this.createOrigin(name, url);
    await ensureKeys(this.keysFolder, [name]);
    try {
      await startOrigin(origin);
    } catch (error) {
      await origin.stop();
      throw error;
    }
    this.origins.set(name, origin);
  }

  /** Stops the origin of a remote. */
  async removeOrigin(name: RemoteName): Promise<void> {
    await this.origins.get(name)?.stop();
    this.origins.delete(name);
  }

  private createOrigin(name: RemoteName, url: string): Origin {
    const { folder } = this.settings;
    return new Origin({
      name,
      folder: path.join(folder, 'origins', name),
      port: Number(new URL(url).port),
      keysFolder: this.keysFolder,
      logFolder: path.join(folder, 'logs'),
    });
  }

  get folder(): string {
    return this.settings.folder;
  }
}

async function startOrigin(origin: Origin): Promise<void> {
  await origin.start();
  await origin.publishBuild();
}
