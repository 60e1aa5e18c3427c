import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printTable } from '@site/testing/table';
import { execa } from 'execa';
import { root as ownRoot } from '../run.mjs';

/** The folder in the first argument, or this checkout. */
const root = path.resolve(process.argv[2] ?? ownRoot);

const CODE = /\.(tsx?|mts|cts|m?js|cjs)$/;
const CONTENT = /(^|\/)(content|illustrations)\//;
const LONG_FILE_LINES = 200;

const files = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && existsSync(path.join(root, file)));
const code = files.filter((file) => CODE.test(file) && !CONTENT.test(file));

function largestFolder(): string {
  const counts = new Map<string, number>();
  for (const file of code) counts.set(path.dirname(file), (counts.get(path.dirname(file)) ?? 0) + 1);
  const [folder, count] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['', 0];
  return `${count} (${folder})`;
}

const lines = (file: string) => readFileSync(path.join(root, file), 'utf8').split('\n').length;

/** The number of lint reports for each of the rules, by the configuration in the measured folder. */
async function reported(...rules: string[]): Promise<number[]> {
  const parameters = ['oxlint', '-c', 'oxlint.config.mjs', '--format', 'unix'];
  const { stdout } = await execa('npx', parameters, { cwd: root, reject: false, preferLocal: true });
  return rules.map((rule) => stdout.split('\n').filter((line) => line.includes(`(${rule})`)).length);
}

const [cycles, upward] = await reported('no-cycle', 'no-restricted-imports');
const rootFolders = new Set(files.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
const long = code.filter((file) => lines(file) > LONG_FILE_LINES);

printTable([
  ['', ''],
  ['folders at the root', rootFolders.size],
  ['files of code', code.length],
  ['files in the largest folder', largestFolder()],
  [`files of more than ${LONG_FILE_LINES} lines`, long.length],
  ['import cycles', cycles ?? 0],
  ['upward imports', upward ?? 0],
]);
for (const file of long) console.log(`  ${lines(file)} lines: ${file}`);
