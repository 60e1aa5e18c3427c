import { connect, type Socket } from 'node:net';
import { waitUntil } from '@site/node-service/wait-until';

const BYTE_INTERVAL_MS = 1_000;
const RECONNECT_DELAY_MS = 100;
const CONNECT_TIMEOUT_MS = 20_000;

/** Requests that never end: half of the clients in their headers, the others in their body. */
const OPENINGS = [
  (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  (host: string) =>
    `POST /api/contacts HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
];

/** Connections that send one byte per second; each reconnects when the server closes it. */
export class SlowClients {
  closedByServer = 0;
  private readonly sockets = new Set<Socket>();
  private readonly timer: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly url: URL,
    private readonly count: number,
  ) {
    for (let client = 0; client < count; client += 1) this.connect(client);
    this.timer = setInterval(() => {
      for (const socket of this.sockets) socket.write('x');
    }, BYTE_INTERVAL_MS);
  }

  get open(): number {
    return this.sockets.size;
  }

  /** Waits until all of them are connected at the same time. */
  async connected(): Promise<void> {
    await waitUntil(() => this.open >= this.count, {
      timeoutMs: CONNECT_TIMEOUT_MS,
      intervalMs: 50,
      message: `${this.count} slow clients connect`,
    });
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
    for (const socket of this.sockets) socket.destroy();
  }

  private connect(client: number): void {
    if (this.stopped) return;
    const socket = connect(Number(this.url.port), this.url.hostname);
    socket.on('connect', () => {
      this.sockets.add(socket);
      socket.write(OPENINGS[client % OPENINGS.length]?.(this.url.host) ?? '');
    });
    // Discards responses: without a reader, the end of the connection would not be detected.
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (this.stopped) return;
      this.closedByServer += 1;
      setTimeout(() => this.connect(client), RECONNECT_DELAY_MS);
    });
  }
}
