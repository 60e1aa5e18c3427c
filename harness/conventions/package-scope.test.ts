import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import path from 'node:path';

const requested: string[] = [];
const registry = createServer((request, response) => {
  requested.push(String(request.url));
  response.writeHead(404).end();
});

beforeAll(() => once(registry.listen(0, '127.0.0.1'), 'listening'));

afterAll(() => {
  registry.close();
  registry.closeAllConnections();
});

test('npm asks no public registry for the packages of this repository', async () => {
  const { port } = registry.address() as AddressInfo;
  const look = (name: string) => {
    const options = [`--registry=http://127.0.0.1:${port}`, '--fetch-retries=0'];
    const command = ['view', name, ...options];
    return promisify(execFile)('npm', command, { cwd: path.join(__dirname, '../..') }).catch(() => undefined);
  };
  await look('@site/contracts');
  expect(requested).toEqual([]);
  await look('react');
  expect(requested).toEqual(['/react']);
});
