import { connect, createServer, type Server, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { callbackify } from 'node:util';
import { freePort } from '@site/node-service/free-ports';

/** A TCP proxy in front of the database, so that a test can make it unavailable, slow to connect to, or stall it. */
export class DatabaseProxy {
  /** How long each new connection waits. */
  connectDelayMs = 0;
  private stallText: string | undefined;
  private flowing = Promise.resolve();
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
          void this.flowing.then(() => {
            client.destroy();
            upstream.destroy();
          });
        });
      }
      setTimeout(
        () => client.pipe(this.valve()).pipe(upstream).pipe(this.valve()).pipe(client),
        this.connectDelayMs,
      );
    });
    this.port ||= await freePort();
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve));
    this.server = server;
  }

  /**
   * Stalls every connection as soon as a message has this text: the proxy holds the message and all that follow, in both
   * directions, and hides that a side has disconnected. Resolves once it stalls, with a function that ends the stall.
   */
  stallAt(text: string): Promise<() => void> {
    this.stallText = text;
    return new Promise((resolve) => {
      this.stall = () => {
        this.stallText = undefined;
        this.flowing = new Promise((resume) => resolve(resume));
      };
    });
  }

  private stall = (): void => {};

  private valve(): Transform {
    return new Transform({
      transform: callbackify(async (chunk: Buffer, _encoding: string) => {
        if (this.stallText && chunk.includes(this.stallText)) this.stall();
        await this.flowing;
        return chunk;
      }),
    });
  }

  async stop(): Promise<void> {
    const closed = new Promise((resolve) => this.server?.close(resolve));
    for (const socket of this.sockets) socket.destroy();
    await closed;
  }
}
