import { parseArgs } from 'node:util';
import { readCommandEnvironment } from '../environment';
import type { Command } from './command';

/** `federation dev`. */
export const dev: Command = {
  usage: 'serves this remote inside the live site, and shows every change; PORT (3100)',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const { serveRemote } = await import('../development/serve-remote');
    await serveRemote({
      remote,
      folder,
      ...readCommandEnvironment(remote.name),
      log: (line) => console.log(line),
    });
  },
};
