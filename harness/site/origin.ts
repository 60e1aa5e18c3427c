import { createServer, type Server } from 'node:http';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, variableOf, type RemoteName } from '@site/contracts';
import { trustedKeyOf, verifyActivation, verifyRelease, type TrustedKey } from '@site/contracts/signature';
import { activate, currentRelease, publish } from '@site/federation/publish';
import { listen } from '@site/node-service/listen';
import express from 'express';
import { root } from '../run.mjs';

/**
 * Publishes a remote's last build, unless the origin's current release was made of the same sources. What was signed with
 * another key is published anew.
 *
 * @param privateKey of the remote, in PEM.
 */
export async function publishBuilt(
  name: RemoteName,
  originFolder: string,
  privateKey: string,
): Promise<void> {
  const built = path.join(root, name, 'dist', 'release');
  const release = releaseSchema.parse(JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8')));
  const key = trustedKeyOf(privateKey);
  const current = await currentRelease(originFolder);
  const isCurrent = current?.sources === release.sources;
  if (isCurrent && (await isActivatedWith(key, name, originFolder, current.version))) return;
  const target = { remote: name, version: release.version };
  const folder = path.join(originFolder, release.version);
  if (await isSignedWith(key, folder)) return activate(originFolder, target, privateKey);
  await rm(folder, { recursive: true, force: true });
  await publish(originFolder, built, target, privateKey);
}

async function isActivatedWith(
  key: TrustedKey,
  name: RemoteName,
  originFolder: string,
  version: string,
): Promise<boolean> {
  try {
    verifyActivation(await readFile(path.join(originFolder, 'current.json'), 'utf8'), name, [key]);
    return await isSignedWith(key, path.join(originFolder, version));
  } catch {
    return false;
  }
}

async function isSignedWith(key: TrustedKey, releaseFolder: string): Promise<boolean> {
  try {
    const release = await readFile(path.join(releaseFolder, 'release.json'));
    verifyRelease(release, await readFile(path.join(releaseFolder, 'release.json.sig'), 'utf8'), [key]);
    return true;
  } catch {
    return false;
  }
}

/** The static file server of one remote's releases. */
export class Origin {
  private server: Server | null = null;

  constructor(
    private readonly name: RemoteName,
    readonly folder: string,
    readonly port: number,
  ) {}

  async start(): Promise<void> {
    const app = express();
    app.disable('x-powered-by');
    app.use(
      express.static(this.folder, {
        index: false,
        setHeaders: (response, file) => {
          const changes = path.basename(file) === 'current.json';
          response.set('Cache-Control', changes ? 'no-cache' : 'public, max-age=31536000, immutable');
        },
      }),
    );
    const server = createServer(app);
    await listen(server, { port: this.port, host: '127.0.0.1', variable: variableOf(this.name, 'PORT') });
    this.server = server;
  }

  async stop(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (!server) return;
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  }
}
