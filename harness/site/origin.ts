import { createServer, type Server } from 'node:http';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, variableOf, type RemoteName } from '@site/contracts';
import { activate, currentRelease, publish } from '@site/federation/publish';
import { listen } from '@site/node-service/listen';
import express from 'express';
import { root } from '../run.mjs';

/** Publishes a remote's last build, unless the origin's current release was made of the same sources. */
export async function publishBuilt(name: RemoteName, originFolder: string): Promise<void> {
  const built = path.join(root, name, 'dist', 'release');
  const release = releaseSchema.parse(JSON.parse(await readFile(path.join(built, 'release.json'), 'utf8')));
  const current = await currentRelease(originFolder);
  if (current?.sources === release.sources) return;
  if (existsSync(path.join(originFolder, release.version))) await activate(originFolder, release.version);
  else await publish(originFolder, built, release.version);
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
