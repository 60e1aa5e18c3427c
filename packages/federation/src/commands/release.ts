import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease } from '../build-release';
import { releaseKey } from '../keys';
import { publish } from '../publish';
import { nameBuild, originsFolder, root, type Command } from './command';

/** `federation release`. */
export const release: Command = {
  usage: "[--version 1.4.2]   builds it, publishes it to the remote's local origin, activates it",
  async run(args, { remote, folder }) {
    const { values } = parseArgs({ args, options: { version: { type: 'string' } } });
    const { version, sources } = nameBuild(folder, 'production', values.version);
    const output = await buildRelease({ remote, folder, version, sources });
    console.log(`${remote.name} ${version} is built in ${path.relative(root, output)}`);
    const target = { remote: remote.name, version };
    await publish(path.join(originsFolder, remote.name), output, target, await releaseKey(remote.name));
    console.log(`${remote.name} ${version} is published and activated`);
  },
};
