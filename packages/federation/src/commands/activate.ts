import { parseArgs } from 'node:util';
import { readCommandEnvironment } from '../environment';
import { releaseKey } from '../keys';
import { activateRelease, awaitVerdict } from '../publishing';
import type { Command } from './command';
import { reportVerdict } from './report-verdict';
import { printRetry } from './upload-progress';

/** `federation activate`. */
export const activate: Command = {
  usage: "1.4.2   activates a published release, and waits for the shell's verdict",
  async run(args, { remote: { name: remote } }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [version] = positionals;
    if (!version)
      throw new Error(
        'The version is missing, as in federation activate 1.4.2; federation releases lists the versions',
      );
    const { siteUrl, originOf } = readCommandEnvironment(remote);
    const target = {
      originUrl: originOf(remote),
      remote,
      key: await releaseKey(remote),
      onRetry: printRetry,
    };
    const { sequence } = await activateRelease({ ...target, version });
    console.log(`${remote} ${version} is activated`);
    reportVerdict(await awaitVerdict({ siteUrl, remote, version, sequence }), siteUrl);
  },
};
