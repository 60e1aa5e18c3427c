import { parseArgs } from 'node:util';
import type { Command } from './command';
import { originUrlOf, siteUrl } from './targets';

const DEFAULT_PORT = 3100;

/** `federation dev`. */
export const dev: Command = {
  usage: 'serves this remote inside the live site, and shows every change; PORT (3100)',
  async run(args, { remote, folder }) {
    parseArgs({ args });
    const { serveRemote } = await import('../development/serve-remote');
    await serveRemote({
      remote,
      folder,
      port: Number(process.env['PORT'] ?? DEFAULT_PORT),
      siteUrl: siteUrl(),
      originUrl: originUrlOf(remote.name),
      log: (line) => console.log(line),
    });
  },
};
