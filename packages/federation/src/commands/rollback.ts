import { parseArgs } from 'node:util';
import { releaseKey } from '../keys';
import { awaitVerdict, rollBackRelease } from '../publishing';
import type { Command } from './command';
import { originUrlOf, reportVerdict, siteUrl } from './targets';
import { printRetry } from './upload-progress';

/** `federation rollback`. */
export const rollback: Command = {
  usage: 'takes the release live that was live before, and waits for what the shell says',
  async run(args, { remote: { name: remote } }) {
    parseArgs({ args });
    const target = {
      originUrl: originUrlOf(remote),
      remote,
      key: await releaseKey(remote),
      onRetry: printRetry,
    };
    const { version, sequence } = await rollBackRelease(target);
    console.log(`${remote} goes back to ${version}`);
    reportVerdict(await awaitVerdict({ siteUrl: siteUrl(), remote, version, sequence }));
  },
};
