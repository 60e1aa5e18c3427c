import { createServer } from 'node:net';
import { once } from 'node:events';
import { freePort, freePorts } from './free-ports';

describe('free ports', () => {
  it('are all different, and below those that Linux gives to outgoing connections', async () => {
    const ports = await freePorts(20);
    expect(new Set(ports).size).toBe(20);
    expect(Math.min(...ports)).toBeGreaterThanOrEqual(11_000);
    expect(Math.max(...ports)).toBeLessThan(32_768);
  });

  it('a port on which a server listens is never returned', async () => {
    const [first = 0] = await freePorts(1);
    const server = createServer().listen(first + 1);
    await once(server, 'listening');
    expect(await freePort()).toBeGreaterThan(first + 1);
    server.close();
    await once(server, 'close');
  });
});
