import { parseArgs } from 'node:util';
import { releaseKey } from '../keys';
import { activateRelease, awaitVerdict } from '../publishing';
import type { Command } from './command';
import { originUrlOf, reportVerdict, siteUrl } from './targets';
import { printRetry } from './upload-progress';

/** `federation activate`. */
export const activate: Command = {
  usage: '1.4.2   takes a published release live, and waits for what the shell says',
  async run(args, { remote: { name: remote } }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [version] = positionals;
    if (!version)
      throw new Error(
        'Which version? federation releases lists them, federation activate 1.4.2 takes one live',
      );
    const target = {
      originUrl: originUrlOf(remote),
      remote,
      key: await releaseKey(remote),
      onRetry: printRetry,
    };
    const { sequence } = await activateRelease({ ...target, version });
    console.log(`${remote} ${version} is activated`);
    reportVerdict(await awaitVerdict({ siteUrl: siteUrl(), remote, version, sequence }));
  },
};
