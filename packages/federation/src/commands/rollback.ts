import { parseArgs } from 'node:util';
import { readCommandEnvironment } from '../environment';
import { releaseKey } from '../keys';
import { awaitVerdict, rollBackRelease } from '../publishing';
import type { Command } from './command';
import { reportVerdict } from './report-verdict';
import { printRetry } from './upload-progress';

/** `federation rollback`. */
export const rollback: Command = {
  usage: "activates the release that was live before the live one, and waits for the shell's verdict",
  async run(args, { remote: { name: remote } }) {
    parseArgs({ args });
    const { siteUrl, originOf } = readCommandEnvironment(remote);
    const target = {
      originUrl: originOf(remote),
      remote,
      key: await releaseKey(remote),
      onRetry: printRetry,
    };
    const { version, sequence } = await rollBackRelease(target);
    console.log(`${remote} rolls back to ${version}`);
    reportVerdict(await awaitVerdict({ siteUrl, remote, version, sequence }), siteUrl);
  },
};
