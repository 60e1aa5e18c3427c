import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { waitUntil } from '@site/node-service/wait-until';
import { SITE_FILE } from '@site/releases/site';

/** It says that it is started, and writes a file when it is stopped. */
const SITE = `
import { writeFileSync } from 'node:fs';
process.on('SIGTERM', () => {
  writeFileSync('stopped', '');
  process.exit();
});
setTimeout(() => {}, 30_000);
console.log('The site is at');
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'started-site-'));
  for (const file of [SITE_FILE, 'harness/bootstrap.mjs'])
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
  await cp(path.resolve(__dirname, '../..', SITE_FILE), path.join(folder, SITE_FILE));
  await writeFile(path.join(folder, 'harness/bootstrap.mjs'), SITE);
});

test.each(['SIGTERM', 'SIGKILL'] as const)('a suite that %s ends stops its site', async (signal) => {
  const program = `
const { startSite } = await import(${JSON.stringify(path.join(__dirname, 'started-site.ts'))});
await startSite(${JSON.stringify(folder)});
console.log('started');
`;
  const parameters = ['--import', 'tsx', '--input-type=module', '-e', program];
  const suite = spawn('node', parameters, { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  await once(suite.stdout, 'data');
  suite.kill(signal);
  const isStopped = () => readFile(path.join(folder, 'stopped')).catch(() => null);
  await waitUntil(isStopped, { message: 'the site is stopped' });
});
