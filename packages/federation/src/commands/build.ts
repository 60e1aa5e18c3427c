import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease } from '../build/build-release';
import { nameBuild, type Command } from './command';

/** `federation build`. */
export const build: Command = {
  usage: '[--version 1.4.2] [--mode development]   builds a release into dist/release',
  async run(args, { remote, folder }) {
    const { values } = parseArgs({
      args,
      options: { version: { type: 'string' }, mode: { type: 'string', default: 'production' } },
    });
    const mode = values.mode === 'development' ? 'development' : 'production';
    const name = nameBuild(folder, mode, values.version);
    const output = await buildRelease({ remote, folder, mode, ...name });
    console.log(`${remote.name} ${name.version} is built in ${path.relative(folder, output)}`);
  },
};
