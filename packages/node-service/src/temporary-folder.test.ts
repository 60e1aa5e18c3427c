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

test('a process that exits leaves no temporary folder', () => {
  const folders = run(
    `${script} if (!require('node:fs').existsSync(makeTemporaryFolder('planted'))) process.exit(1)`,
  );
  expect(folders.split(',')).toHaveLength(2);
  for (const folder of folders.trim().split(',')) expect(existsSync(folder)).toBe(false);
});

test('a process removes the folders of a killed process, and no others', () => {
  const running = mkdtempSync(path.join(tmpdir(), `planted-${process.pid}-`));
  const other = mkdtempSync(path.join(tmpdir(), 'planted-by-another-1-'));
  const folders = run(`${script} process.kill(process.pid, 'SIGKILL')`).trim().split(',');
  expect(folders.map(existsSync)).toEqual([true, true]);
  run(script);
  expect(folders.map(existsSync)).toEqual([false, false]);
  expect([running, other].map(existsSync)).toEqual([true, true]);
  for (const folder of [running, other]) rmSync(folder, { recursive: true });
});

test("a folder that cannot be removed, such as another user's, is left", () => {
  const [planted = ''] = run(`${script} process.kill(process.pid, 'SIGKILL')`).trim().split(',');
  const protectIt = `
    const fs = require('node:fs');
    const { rmSync } = fs;
    fs.rmSync = (folder, options) => {
      if (folder === ${JSON.stringify(planted)}) throw Object.assign(new Error('planted'), { code: 'EPERM' });
      rmSync(folder, options);
    };
  `;
  expect(run(protectIt + script).split(',')).toHaveLength(2);
  expect(existsSync(planted)).toBe(true);
  run(script);
});

test('a folder is removed although something still writes into it', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'written-'));
  const inner = path.join(folder, 'inner');
  mkdirSync(inner);
  const write = async (file: number): Promise<void> => {
    if (file === 500) return;
    await writeFile(path.join(inner, String(file)), '').catch(() => undefined);
    return write(file + 1);
  };
  await Promise.all([write(0), removeFolder(folder)]);
  expect(existsSync(folder)).toBe(false);
});
