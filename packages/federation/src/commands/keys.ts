import { parseArgs } from 'node:util';
import { readCommandEnvironment } from '../environment';
import { findOrigin } from '../remotes';
import { makeKey, readOwnKeys, readReleaseKey, releaseKeyFile, rotateKey } from '../keys';
import type { RemoteName } from '@site/contracts';
import { type TrustedKey, trustedKeyOf } from '@site/contracts/signature';
import { renewSignatures } from '../publishing';
import type { Command } from './command';

const ACTIONS: Record<string, (remote: RemoteName) => Promise<void>> = {
  async make(remote) {
    printTrustedKey(remote, await makeKey(remote));
  },
  async rotate(remote) {
    printTrustedKey(remote, await rotateKey(remote));
    console.log(
      'Once origin and shells trust it, run federation keys sign; the earlier key can then be removed.',
    );
  },
  async sign(remote) {
    const key = await readReleaseKey(remote);
    const { live, versions, kept, foreign } = await renewSignatures({
      key,
      originUrl: await findOrigin(remote, readCommandEnvironment()),
      remote,
      trusted: [...readOwnKeys(remote), trustedKeyOf(key)],
    });
    const note = `No key of this team has signed ${foreign.join(' and ')}, which stays as it is`;
    if (live !== null && foreign.includes(live))
      throw new Error(`${note}: publish and activate a release with this key`);
    // The release before the live one may be a thief's, which nobody needs.
    if (foreign.length > 0) console.log(`${note}: without its key, shells refuse a rollback to it`);
    if (versions.length === 0)
      throw new Error(`No release of ${remote} is activated: publish and activate one`);
    if (kept.length > 0)
      throw new Error(
        `The origin keeps the earlier signature of ${kept.join(' and ')}: move this key below the earlier one in its file of trusted keys, and run federation keys sign again`,
      );
    console.log(`${remote} ${versions.join(' and ')}: signatures renewed`);
  },
};

/** `federation keys`. */
export const keys: Command = {
  usage:
    'make|rotate|sign   creates the key that signs releases, creates the next key, signs the live release with it',
  async run(args, { remote }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [name = ''] = positionals;
    const action = Object.hasOwn(ACTIONS, name) && ACTIONS[name];
    if (!action) throw new Error(`federation keys ${Object.keys(ACTIONS).join('|')}`);
    await action(remote.name);
  },
};

/** Prints the entry that the platform has to add to the file of trusted keys. */
function printTrustedKey(remote: RemoteName, { keyId, publicKey }: TrustedKey): void {
  console.log(`The private key of ${remote} is in ${releaseKeyFile(remote)}: keep it secret.`);
  console.log(
    `The file of trusted keys (TRUSTED_KEYS_FILE) of origin and shells needs, as the last entry of "${remote}":`,
  );
  console.log(`  ${JSON.stringify({ keyId, publicKey })}`);
}
