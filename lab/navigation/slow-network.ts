import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** Slow 4G, as Lighthouse defines it: 150 ms for a round trip, 1.6 Mbit/s down, 750 kbit/s up. */
const ROUND_TRIP_MS = 150;
const DOWN_BYTES_PER_MS = 200;
const UP_BYTES_PER_MS = 93.75;

/** Sends bytes on at a rate that all connections share, and delays them by half of a round trip. */
class Line {
  private freeAt = 0;

  constructor(private readonly bytesPerMs: number) {}

  /** @param delayMs before the bytes enter the line. */
  send(chunk: Buffer, target: Socket, delayMs = 0): void {
    const now = performance.now();
    this.freeAt = Math.max(now + delayMs, this.freeAt) + chunk.length / this.bytesPerMs;
    setTimeout(() => target.write(chunk), this.freeAt + ROUND_TRIP_MS / 2 - now);
  }
}

/**
 * A proxy in front of the site with the speed of a slow network. The throttling of the browser's own protocol does not
 * reach documents that the browser prefetches.
 */
export class SlowNetwork {
  private readonly down = new Line(DOWN_BYTES_PER_MS);
  private readonly up = new Line(UP_BYTES_PER_MS);
  private readonly sockets = new Set<Socket>();
  private readonly server = createServer((client) => this.forward(client));

  /** @param site the site's own address. */
  constructor(private readonly site: string) {}

  /** Resolves with the address of the proxy. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://localhost:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): void {
    this.server.close();
    for (const socket of this.sockets) socket.destroy();
  }

  private forward(client: Socket): void {
    const upstream = connect(Number(new URL(this.site).port), 'localhost');
    // The handshake of a new connection takes a round trip.
    let handshakeMs = ROUND_TRIP_MS;
    client.on('data', (chunk: Buffer) => {
      this.up.send(chunk, upstream, handshakeMs);
      handshakeMs = 0;
    });
    upstream.on('data', (chunk: Buffer) => this.down.send(chunk, client));
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      this.sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        this.sockets.delete(socket);
        other.end();
      });
    }
  }
}
