import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease } from '../build-release';
import { nameBuild, root, type Command } from './command';

/** `federation build`. */
export const build: Command = {
  usage: '[--version 1.4.2] [--mode development]   builds a release into dist/release',
  async run(args, { remote, folder }) {
    const { values } = parseArgs({
      args,
      options: { version: { type: 'string' }, mode: { type: 'string', default: 'production' } },
    });
    const mode = values.mode === 'development' ? 'development' : 'production';
    const { version, sources } = nameBuild(folder, mode, values.version);
    const output = await buildRelease({ remote, folder, version, sources, mode });
    console.log(`${remote.name} ${version} is built in ${path.relative(root, output)}`);
  },
};
