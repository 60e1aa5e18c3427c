import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RemoteName } from '@site/contracts';
import { generateKeyPair, readTrustedKeys, trustedKeyOf } from '@site/contracts/signature';

/** The keys of the local site. */
const localKeysFolder = fileURLToPath(new URL('../../../.site/keys', import.meta.url));

/** The file of trusted keys in a folder of keys. */
export const trustedKeysFile = (folder: string): string => path.join(folder, 'trusted-keys.json');

/** The file of a remote's private key in a folder of keys. */
export const privateKeyFile = (folder: string, name: RemoteName): string => path.join(folder, `${name}.pem`);

/**
 * Makes keys for development: a key pair for every remote that has none in the folder, and trusts it. Keys that are
 * trusted already stay so.
 */
export async function ensureKeys(folder: string, names: readonly RemoteName[]): Promise<void> {
  const trustedFile = trustedKeysFile(folder);
  const trusted = existsSync(trustedFile) ? readTrustedKeys(trustedFile) : {};
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const name of names) {
    const file = privateKeyFile(folder, name);
    if (!existsSync(file)) await writeFile(file, generateKeyPair().privateKey, { mode: 0o600 });
    const key = trustedKeyOf(await readFile(file, 'utf8'));
    const keys = (trusted[name] ??= []);
    if (!keys.some(({ keyId }) => keyId === key.keyId)) keys.push(key);
  }
  await writeFile(trustedFile, `${JSON.stringify(trusted, null, 2)}\n`);
}

/**
 * A private key that releases are signed with, in PEM.
 *
 * @throws Error that names the file if there is none.
 */
export async function readPrivateKey(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new Error(`A release is signed, and there is no private key at ${file}`, {
      cause: error,
    });
  }
}

/**
 * The key that signs a remote's releases, in PEM: that in `RELEASE_KEY_FILE`; without it, the local site's.
 *
 * @throws Error that names the file if there is none.
 */
export async function releaseKey(name: RemoteName): Promise<string> {
  const file = process.env['RELEASE_KEY_FILE'];
  if (file) return readPrivateKey(file);
  await ensureKeys(localKeysFolder, [name]);
  return readPrivateKey(privateKeyFile(localKeysFolder, name));
}
