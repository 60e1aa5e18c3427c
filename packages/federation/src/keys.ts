import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteName } from '@site/contracts';
import { type TrustedKey, type TrustedKeys, trustedKeyOf } from '@site/contracts/signature';
import { generateKeyPair, readTrustedKeys } from '@site/releases/keys';
import { replaceFile, stagedIn } from '@site/node-service/durable-files';
import { readCommandEnvironment } from './environment';
import { siteFolderOf } from './repository';

/** The host names by which a site on this machine is reached. */
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

/** Folder of the local site's keys, in the repository in which the command runs. */
const localKeysFolder = (): string => path.join(siteFolderOf(process.cwd()), 'keys');

/** The file of trusted keys in a folder of keys. */
export const trustedKeysFile = (folder: string): string => path.join(folder, 'trusted-keys.json');

/** The file of a remote's private key in a folder of keys. */
export const privateKeyFile = (folder: string, name: RemoteName): string => path.join(folder, `${name}.pem`);

/** The file of the key that signs a remote's releases: `RELEASE_KEY_FILE`; without it, the local site's. */
export const releaseKeyFile = (name: RemoteName): string =>
  readCommandEnvironment().keyFile ?? privateKeyFile(localKeysFolder(), name);

/** Creates keys for development: a trusted key pair for every remote that has none in the folder. */
export async function ensureKeys(folder: string, names: readonly RemoteName[]): Promise<void> {
  for (const name of names) await ensureKey(privateKeyFile(folder, name), name);
}

/** Creates a private key if there is none, and adds its public half to the file of trusted keys beside it. */
async function ensureKey(file: string, name: RemoteName): Promise<TrustedKey> {
  if (!existsSync(file)) await writePrivateKey(file, generateKeyPair().privateKey);
  const key = trustedKeyOf(await readPrivateKey(file));
  await addTrustedKey(trustedKeysFile(path.dirname(file)), name, key);
  return key;
}

/**
 * Creates the key that signs a remote's releases.
 *
 * @returns its public half, which origin and shells need.
 * @throws Error if there is one already.
 */
export async function makeKey(name: RemoteName): Promise<TrustedKey> {
  const file = releaseKeyFile(name);
  if (existsSync(file)) throw new Error(`${file} already exists: federation keys rotate makes the next key`);
  return ensureKey(file, name);
}

/**
 * Creates the next key, which signs from now on. The earlier one is kept in the same folder, under its id, and stays
 * trusted.
 *
 * @returns its public half.
 */
export async function rotateKey(name: RemoteName): Promise<TrustedKey> {
  const file = releaseKeyFile(name);
  const earlier = trustedKeyOf(await readPrivateKey(file));
  // It is not there yet if another tool has made the key, such as openssl.
  await addTrustedKey(trustedKeysFile(path.dirname(file)), name, earlier);
  await rename(file, file.replace(/(\.pem)?$/, `.${earlier.keyId}$1`));
  return makeKey(name);
}

/**
 * A private key that releases are signed with, in PEM.
 *
 * @throws Error that names the file if there is none, or none in it.
 */
export async function readPrivateKey(file: string): Promise<string> {
  const key = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new Error(
      `Releases must be signed, and there is no private key at ${file}: name its file in RELEASE_KEY_FILE, or run federation keys make`,
      { cause },
    );
  });
  try {
    trustedKeyOf(key);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
  return key;
}

/**
 * The key that signs a remote's releases, in PEM: that in `RELEASE_KEY_FILE`; without it, the local site's.
 *
 * @throws Error that names the file if there is none.
 */
export const readReleaseKey = (name: RemoteName): Promise<string> => readPrivateKey(releaseKeyFile(name));

/** The keys with which a team has signed: those in the file of trusted keys beside its key. */
export const readOwnKeys = (name: RemoteName): readonly TrustedKey[] =>
  trustedIn(trustedKeysFile(path.dirname(releaseKeyFile(name))))[name] ?? [];

/**
 * The key that signs a remote's releases, as `readReleaseKey` reads it. If the local site has none, the function
 * creates one, and adds it to the keys that the site trusts. No other origin would trust a new key, so the key must
 * exist with `ORIGIN_URL`, with `RELEASE_KEY_FILE`, and for a site on another machine.
 *
 * @throws Error that names the file if it is missing, or holds no key.
 */
export async function ensureReleaseKey(name: RemoteName): Promise<string> {
  const { keyFile, originUrl, siteUrl } = readCommandEnvironment();
  const isLocal = LOCAL_HOSTS.includes(new URL(siteUrl).hostname);
  if (!keyFile && !originUrl && isLocal) await ensureKeys(localKeysFolder(), [name]);
  return readReleaseKey(name);
}

async function writePrivateKey(file: string, privateKey: string): Promise<void> {
  // The parent folder has other files of the local site, which other users may read.
  await mkdir(path.dirname(path.dirname(file)), { recursive: true });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const staged = stagedIn(path.dirname(file));
  try {
    await writeFile(staged, privateKey, { mode: 0o600, flush: true });
    // Unlike a rename, it fails if another process has created the key in the meantime.
    await link(staged, file);
  } finally {
    await rm(staged, { force: true });
  }
}

const trustedIn = (file: string): TrustedKeys => (existsSync(file) ? readTrustedKeys(file) : {});

/** Adds a key to a file of trusted keys, which is replaced atomically: origins may read it at the same time. */
async function addTrustedKey(file: string, name: RemoteName, key: TrustedKey): Promise<void> {
  const trusted = trustedIn(file);
  const keys = (trusted[name] ??= []);
  if (keys.some(({ keyId }) => keyId === key.keyId)) return;
  keys.push(key);
  await replaceFile(file, `${JSON.stringify(trusted, null, 2)}\n`);
}
