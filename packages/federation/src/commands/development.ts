import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { nameBuild } from '../build/name-build';
import { readCommandEnvironment } from '../environment';
import { defaultFile } from '../repository';
import { commandOf } from '../run-tool';
import type { Command } from './command';

/* The commands that a team works with. They import what they need when they run: webpack takes long to load. */

/** `federation build`. */
export const build: Command = {
  usage: '[--version 1.4.2]   builds a release into dist/production',
  async run(args, { remote, folder }) {
    const { values } = parseArgs({ args, options: { version: { type: 'string' } } });
    const name = nameBuild(folder, 'production', values.version);
    const { buildRelease } = await import('../build/build-release');
    const output = await buildRelease({ remote, folder, ...name });
    console.log(`${remote.name} ${name.version} is built in ${path.relative(folder, output)}`);
  },
};

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

/** `federation dev`. */
export const dev: Command = {
  usage: 'serves this remote inside the live site, and shows every change; PORT (3100)',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const { serveRemote } = await import('../development/serve-remote');
    await serveRemote({
      remote,
      folder,
      ...readCommandEnvironment(),
      log: (line) => console.log(line),
    });
  },
};
