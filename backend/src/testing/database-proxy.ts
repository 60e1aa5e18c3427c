import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '@site/node-service/free-ports';

/** A TCP proxy in front of the database, so that a test can make it unavailable, or slow to connect to. */
export class DatabaseProxy {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;

  private constructor(
    private readonly database: URL,
    private readonly port: number,
  ) {}

  static async start(databaseUrl: string): Promise<DatabaseProxy> {
    const proxy = new DatabaseProxy(new URL(databaseUrl), await freePort());
    await proxy.resume();
    return proxy;
  }

  get url(): string {
    const url = new URL(this.database);
    url.port = String(this.port);
    return url.href;
  }

  /** Accepts connections, again after `stop`. Each new one waits for `connectDelayMs`. */
  async resume({ connectDelayMs = 0 } = {}): Promise<void> {
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
      setTimeout(() => client.pipe(upstream).pipe(client), connectDelayMs);
    });
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
