import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import path from 'node:path';
import { defaultFile } from '../default-file';
import type { Command } from './command';

const { resolve } = createRequire(import.meta.url);

/** `federation test`. */
export const test: Command = {
  usage: "[arguments of Jest]   runs the remote's tests",
  async run(args, { folder }) {
    const jest = path.join(path.dirname(resolve('jest/package.json')), 'bin', 'jest.js');
    const child = spawn(process.execPath, [jest, '--config', defaultFile('jest.config.mjs'), ...args], {
      cwd: folder,
      stdio: 'inherit',
    });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  },
};
