import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { startLocalServer } from '@site/node-service/listen';

test('npm asks no public registry for the packages of this repository', async () => {
  const requested: string[] = [];
  const registry = await startLocalServer((request, response) => {
    requested.push(String(request.url));
    response.writeHead(404).end();
  });
  const look = (name: string) => {
    const options = [`--registry=${registry.url}`, '--fetch-retries=0'];
    const command = ['view', name, ...options];
    return promisify(execFile)('npm', command, { cwd: path.join(__dirname, '../..') }).catch(() => undefined);
  };
  await look('@site/contracts');
  expect(requested).toEqual([]);
  await look('react');
  expect(requested).toEqual(['/react']);
  await registry.close();
});
