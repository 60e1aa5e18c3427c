import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ServiceProcess } from './service-process';

const SERVICE = `require('node:http')
  .createServer((_request, response) => response.end(JSON.stringify(process.env)))
  .listen(process.env.PORT, '127.0.0.1');`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

test('a service gets the given variables, and none of this process that may be secret', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'service-'));
  await writeFile(path.join(folder, 'service.cjs'), SERVICE);
  const port = await freePort();
  process.env['DATABASE_URL'] = 'postgres://secret';
  const service = new ServiceProcess({
    name: 'service',
    command: [path.join(folder, 'service.cjs')],
    cwd: folder,
    environment: { PORT: String(port), LOG_LEVEL: 'info' },
    healthUrl: `http://127.0.0.1:${port}/`,
  });
  await service.start();
  const variables: unknown = await (await fetch(`http://127.0.0.1:${port}/`)).json();
  await service.stop();
  await rm(folder, { recursive: true });
  expect(variables).toMatchObject({ LOG_LEVEL: 'info', PATH: process.env['PATH'] });
  expect(variables).not.toHaveProperty('DATABASE_URL');
});
