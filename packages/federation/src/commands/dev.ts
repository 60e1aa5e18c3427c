import { parseArgs } from 'node:util';
import type { Command } from './command';

/** `federation dev`. */
export const dev: Command = {
  usage: 'serves this remote without the others, with live reload',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const { serveStandalone } = await import('../standalone/serve-standalone');
    await serveStandalone(remote, folder);
  },
};
