import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeFolder } from './temporary-folder';

const source = JSON.stringify(path.join(__dirname, 'temporary-folder.ts'));
/** A process that creates two folders and prints their paths. */
const script = `
  const { makeTemporaryFolder } = require(${source});
  console.log([makeTemporaryFolder('planted'), makeTemporaryFolder('planted')].join());
`;
const run = (code: string) =>
  spawnSync(process.execPath, ['--require', 'tsx/cjs', '--eval', code], { encoding: 'utf8' }).stdout;

test('a process leaves no temporary folder, and removes those of a killed process that it can remove', () => {
  const running = mkdtempSync(path.join(tmpdir(), `planted-${process.pid}-`));
  const other = mkdtempSync(path.join(tmpdir(), 'planted-by-another-1-'));
  const killed = run(`${script} process.kill(process.pid, 'SIGKILL')`).trim().split(',');
  expect(killed.map(existsSync)).toEqual([true, true]);
  // As with another user's folder.
  const protectFirst = `
    const fs = require('node:fs');
    const { rmSync } = fs;
    fs.rmSync = (folder, options) => {
      if (folder === ${JSON.stringify(killed[0])}) throw Object.assign(new Error('planted'), { code: 'EPERM' });
      rmSync(folder, options);
    };
  `;
  const own = run(protectFirst + script)
    .trim()
    .split(',');
  expect(own).toHaveLength(2);
  expect(own.map(existsSync)).toEqual([false, false]);
  expect(killed.map(existsSync)).toEqual([true, false]);
  run(script);
  expect(killed.map(existsSync)).toEqual([false, false]);
  expect([running, other].map(existsSync)).toEqual([true, true]);
  for (const folder of [running, other]) rmSync(folder, { recursive: true });
});

test('a folder is removed although something still writes into it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'written-'));
  const inner = path.join(folder, 'inner');
  mkdirSync(inner);
  // The removal is repeated for more than two seconds.
  const end = performance.now() + 300;
  const write = async (file: number): Promise<void> => {
    if (performance.now() > end) return;
    await writeFile(path.join(inner, String(file)), '').catch(() => undefined);
    return write(file + 1);
  };
  await Promise.all([write(0), removeFolder(folder)]);
  expect(existsSync(folder)).toBe(false);
});
