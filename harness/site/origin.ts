import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Release, RemoteName } from '@site/contracts';
import { readActivation, type Activation } from '@site/contracts/signature';
import { privateKeyFile, readPrivateKey, trustedKeysFile } from '@site/federation/keys';
import { OriginClient } from '@site/federation/publishing';
import { listen } from '@site/node-service/listen';
import { createLogger } from '@site/node-service/logger';
import { createOrigin } from '@site/origin';
import { publishBuild } from '@site/origin/publish-build';
import { fetchRelease } from '@site/releases/documents';
import { root } from '../run.mjs';

interface OriginSettings {
  name: RemoteName;
  /** Holds the releases. */
  folder: string;
  port: number;
  keysFolder: string;
  /** Receives `{name}.log`. */
  logFolder: string;
}

/** The origin of one remote, in this process. It can be stopped and started again. */
export class Origin {
  readonly folder: string;
  readonly url: string;
  readonly port: number;
  private server: Server | null = null;
  private logFile: WriteStream | null = null;

  constructor(private readonly settings: OriginSettings) {
    this.folder = settings.folder;
    this.port = settings.port;
    this.url = `http://127.0.0.1:${settings.port}`;
  }

  async start(): Promise<void> {
    const { name, folder, port, keysFolder, logFolder } = this.settings;
    mkdirSync(logFolder, { recursive: true });
    this.logFile = createWriteStream(path.join(logFolder, `${name}.log`), { flags: 'a' });
    const server = createOrigin({
      remote: name,
      folder,
      trustedKeysFile: trustedKeysFile(keysFolder),
      log: createLogger('origin', 'info', this.logFile),
    });
    await listen(server, { port, host: '127.0.0.1', variable: `the origin of ${name}` });
    this.server = server;
  }

  /** Publishes the remote's last build, and activates it unless it was activated before. */
  async publishBuild(): Promise<void> {
    await publishBuild({
      originUrl: this.url,
      originFolder: this.folder,
      trustedKeysFile: trustedKeysFile(this.settings.keysFolder),
      folder: path.join(root, this.settings.name, 'dist', 'production'),
      key: await this.privateKey(),
    });
  }

  /** The key that signs the remote's releases, in PEM. */
  privateKey(): Promise<string> {
    return readPrivateKey(privateKeyFile(this.settings.keysFolder, this.settings.name));
  }

  /** The origin, remote and key with which a team's commands publish and activate. */
  async target(): Promise<{ originUrl: string; remote: RemoteName; key: string }> {
    return { originUrl: this.url, remote: this.settings.name, key: await this.privateKey() };
  }

  /** The current activation. */
  async activation(): Promise<Activation> {
    const text = await new OriginClient(this.url).activation();
    if (text === null) throw new Error(`${this.settings.name} has no activated release`);
    return readActivation(text);
  }

  /** The activated release. */
  async activatedRelease(): Promise<Release> {
    const { version } = await this.activation();
    return fetchRelease(this.url, version);
  }

  async stop(): Promise<void> {
    const { server, logFile } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
    await new Promise<void>((resolve) => logFile?.end(resolve));
  }
}
