import { parseArgs } from 'node:util';
import { makeKey, releaseKey, releaseKeyFile, rotateKey, trustedKeysOf } from '../keys';
import type { RemoteName } from '@site/contracts';
import { trustedKeyOf, type TrustedKey } from '@site/contracts/signature';
import { signAnew } from '../publishing';
import type { Command } from './command';
import { originUrlOf } from './targets';

const ACTIONS: Record<string, (remote: RemoteName) => Promise<void>> = {
  async make(remote) {
    announce(remote, await makeKey(remote));
  },
  async list(remote) {
    const own = trustedKeyOf(await releaseKey(remote)).keyId;
    for (const { keyId, publicKey } of trustedKeysOf(remote))
      console.log(`${keyId}  ${publicKey}${keyId === own ? '  signs releases' : ''}`);
  },
  async rotate(remote) {
    announce(remote, await rotateKey(remote));
    console.log(
      'Once origin and shells trust it: federation keys sign. The earlier key can be removed then.',
    );
  },
  async sign(remote) {
    const versions = await signAnew({
      originUrl: originUrlOf(remote),
      remote,
      key: await releaseKey(remote),
    });
    console.log(`${remote} ${versions.join(' and ')}: signed anew`);
  },
};

/** `federation keys`. */
export const keys: Command = {
  usage: `make|list|rotate|sign   makes the key that signs releases, lists the trusted ones, makes the next one, signs
                          the live release with it`,
  async run(args, { remote }) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const action = ACTIONS[positionals[0] ?? ''];
    if (!action) throw new Error(`federation keys ${Object.keys(ACTIONS).join('|')}`);
    await action(remote.name);
  },
};

/** What the platform has to know: the entry in the file of trusted keys. */
function announce(remote: RemoteName, { keyId, publicKey }: TrustedKey): void {
  console.log(`The private key of ${remote} is in ${releaseKeyFile(remote)}: keep it secret.`);
  console.log(`The file of trusted keys (TRUSTED_KEYS_FILE) of origin and shells needs, under "${remote}":`);
  console.log(`  ${JSON.stringify({ keyId, publicKey })}`);
}
