import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const MODULE = JSON.stringify(path.join(__dirname, 'suite.ts'));

/** A suite that works until it is stopped. */
const PROGRAM = `
const { runContainerSuite } = await import(${MODULE});
const work = () => new Promise((resolve) => { setInterval(() => {}, 1_000); console.log('working'); });
await runContainerSuite('A suite', work, async () => console.log('torn down'));
`;

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'container-suite-'));
  await writeFile(path.join(folder, 'docker'), '#!/bin/sh\n', { mode: 0o755 });
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  '%s tears a suite down once, also if it is repeated',
  async (signal) => {
    const suite = spawn('node', ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
      cwd: __dirname,
      env: { ...process.env, PATH: `${folder}:${process.env['PATH']}` },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let printed = '';
    suite.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (String(chunk) !== 'working\n') return;
      suite.kill(signal);
      suite.kill(signal);
    });
    const [code] = (await once(suite, 'close')) as [number];
    expect([code, printed.match(/torn down/g)]).toEqual([130, ['torn down']]);
  },
);
