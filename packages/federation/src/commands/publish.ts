import path from 'node:path';
import { parseArgs } from 'node:util';
import { readCommandEnvironment } from '../environment';
import { releaseKey } from '../keys';
import { publishRelease } from '../publishing';
import type { Command } from './command';
import { printUpload } from './upload-progress';

/** `federation publish`. */
export const publish: Command = {
  usage: 'uploads the release in dist/release to its origin, without activating it',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const { version } = await publishRelease({
      originUrl: readCommandEnvironment(remote.name).originOf(remote.name),
      folder: path.join(folder, 'dist', 'release'),
      key: await releaseKey(remote.name),
      ...printUpload(),
    });
    console.log(`${remote.name} ${version} is published; federation activate ${version} activates it`);
  },
};
