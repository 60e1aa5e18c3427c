import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@site/node-service/free-ports';

/** A TCP proxy in front of the database, so that a test can make the database unavailable, or slow to connect to. */
export class DatabaseProxy {
  /** How long each new connection waits. */
  connectDelayMs = 0;
  private readonly sockets = new Set<Socket>();
  private readonly database: URL;
  private server: Server | undefined;
  private port = 0;

  constructor(databaseUrl: string) {
    this.database = new URL(databaseUrl);
  }

  get url(): string {
    const url = new URL(this.database);
    url.port = String(this.port);
    return url.href;
  }

  async start(): Promise<void> {
    const server = createServer((client) => {
      const upstream = connect(Number(this.database.port), this.database.hostname);
      for (const socket of [client, upstream]) {
        this.sockets.add(socket);
        socket.on('error', () => {});
        socket.on('close', () => {
          this.sockets.delete(socket);
          client.destroy();
          upstream.destroy();
        });
      }
      setTimeout(() => client.pipe(upstream).pipe(client), this.connectDelayMs);
    });
    this.port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
