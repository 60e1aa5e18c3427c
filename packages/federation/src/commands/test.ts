import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Command } from './command';

const { resolve } = createRequire(import.meta.url);
const configuration = fileURLToPath(new URL('../../defaults/jest.config.mjs', import.meta.url));

/** `federation test`. */
export const test: Command = {
  usage: "[arguments of Jest]   runs the remote's tests",
  async run(args, { folder }) {
    const jest = path.join(path.dirname(resolve('jest/package.json')), 'bin', 'jest.js');
    const child = spawn(process.execPath, [jest, '--config', configuration, ...args], {
      cwd: folder,
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  },
};
