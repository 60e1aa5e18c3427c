import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

const BYTE_EVERY = 1_000;
const REOPENED_AFTER = 100;
const CONNECTED_WITHIN = 20_000;

/** Half of them never end their headers, the others never end their body. */
const OPENINGS = [
  (host: string) => `GET / HTTP/1.1\r\nHost: ${host}\r\nX-Slow: `,
  (host: string) =>
    `POST /api/contacts HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`,
];

/** Connections that send a byte a second; each that is cut off is opened again. */
export class SlowClients {
  cutOff = 0;
  private readonly sockets = new Set<Socket>();
  private readonly ticking: NodeJS.Timeout;
  private stopped = false;

  constructor(
    private readonly url: URL,
    private readonly count: number,
  ) {
    for (let client = 0; client < count; client += 1) this.begin(client);
    this.ticking = setInterval(() => {
      for (const socket of this.sockets) socket.write('x');
    }, BYTE_EVERY);
  }

  get open(): number {
    return this.sockets.size;
  }

  /** Resolves when all of them are connected at once. */
  async connected(): Promise<void> {
    const deadline = Date.now() + CONNECTED_WITHIN;
    while (this.open < this.count) {
      if (Date.now() > deadline) throw new Error(`only ${this.open} of ${this.count} slow clients connect`);
      await delay(50);
    }
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.ticking);
    for (const socket of this.sockets) socket.destroy();
  }

  private begin(client: number): void {
    if (this.stopped) return;
    const socket = connect(Number(this.url.port), this.url.hostname);
    socket.on('connect', () => {
      this.sockets.add(socket);
      socket.write(OPENINGS[client % OPENINGS.length]?.(this.url.host) ?? '');
    });
    // An answer is read and dropped: what counts is that the connection ends.
    socket.resume();
    socket.on('error', () => {});
    socket.on('close', () => {
      this.sockets.delete(socket);
      if (this.stopped) return;
      this.cutOff += 1;
      setTimeout(() => this.begin(client), REOPENED_AFTER);
    });
  }
}
