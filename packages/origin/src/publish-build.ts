import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { MANIFEST, parseManifest, releaseSchema, type RemoteName } from '@site/contracts';
import { isSignedWith, trustedKeyOf, verifyActivation, type TrustedKey } from '@site/contracts/signature';
import { readTrustedKeys } from '@site/releases/keys';
import {
  activateRelease,
  OriginClient,
  publishRelease,
  renewSignatures,
  type PublishOptions,
} from '@site/federation/publishing';
import { replaceFile } from '@site/node-service/durable-files';

interface PublishBuildOptions extends PublishOptions {
  /** The origin's folder, in which the last activated build is recorded. */
  originFolder: string;
  trustedKeysFile: string;
}

/**
 * Publishes and activates the release that comes with the origin, such as in its image: once for each build. A restart
 * of the origin does not undo a later activation, such as a rollback. But if no trusted key has signed what is live,
 * such as after a theft, this release replaces it.
 *
 * @returns the version if it was activated now, else null.
 */
export async function publishBuild({
  originFolder,
  trustedKeysFile,
  ...options
}: PublishBuildOptions): Promise<string | null> {
  const built = await readFile(path.join(options.folder, MANIFEST));
  const { name: remote, version, sources } = parseManifest(releaseSchema, built);
  const origin = new OriginClient(options.originUrl);
  const trusted = readTrustedKeys(trustedKeysFile)[remote] ?? [];
  const isLiveTrusted = await isLiveSignedWith(origin, remote, trusted);
  // During a rotation, the earlier key is still trusted, and has signed what is live.
  if (isLiveTrusted && !(await isLiveSignedWith(origin, remote, [trustedKeyOf(options.key)])))
    await renewSignatures({ ...options, remote, trusted });
  const manifest = await readSigned(origin, version, trusted);
  // Releases with equal sources are equal, even if their bytes differ. The same release may have lost files.
  if (!manifest || manifest.equals(built) || sourcesOf(manifest) !== sources) await publishRelease(options);
  const recordFile = path.join(originFolder, '.activated-build');
  const lastActivated = await readFile(recordFile, 'utf8').catch(() => null);
  if (isLiveTrusted && lastActivated === version) return null;
  await activateRelease({ ...options, remote, version });
  await replaceFile(recordFile, version);
  return version;
}

/** Whether what is live, and its activation, are signed with these keys. False if nothing is live. */
async function isLiveSignedWith(
  origin: OriginClient,
  remote: RemoteName,
  keys: readonly TrustedKey[],
): Promise<boolean> {
  const activation = await origin.activation();
  if (activation === null) return false;
  let version: string;
  try {
    ({ version } = verifyActivation(activation, remote, keys));
  } catch {
    return false;
  }
  return (await readSigned(origin, version, keys)) !== null;
}

/** A published `release.json`; null without a signature of these keys. An expired release has no signature. */
async function readSigned(
  origin: OriginClient,
  version: string,
  keys: readonly TrustedKey[],
): Promise<Buffer | null> {
  const [manifest, signature] = [await origin.manifest(version), await origin.signature(version)];
  return manifest && signature !== null && isSignedWith(manifest, signature, keys) ? manifest : null;
}

const sourcesOf = (manifest: Buffer): string | undefined =>
  releaseSchema.pick({ sources: true }).safeParse(JSON.parse(manifest.toString())).data?.sources;
