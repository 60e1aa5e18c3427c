import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { defaultFile } from '../default-file';
import { commandOf } from '../run-tool';
import type { Command } from './command';

/** `federation test`. */
export const test: Command = {
  usage: "[arguments of Jest]   runs the remote's tests",
  async run(args, { folder }) {
    const parameters = [commandOf(folder, 'jest'), '--config', defaultFile('jest.config.mjs'), ...args];
    const child = spawn(process.execPath, parameters, { cwd: folder, stdio: 'inherit' });
    const [code] = (await once(child, 'exit')) as [number | null];
    process.exitCode = code ?? 1;
  },
};
