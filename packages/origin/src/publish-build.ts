import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type RemoteName } from '@site/contracts';
import { trustedKeyOf, verifyActivation } from '@site/contracts/signature';
import { readRelease } from '@site/releases/documents';
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
}

/**
 * Publishes and activates the release that comes with the origin, such as in its image: once for each build. A restart
 * of the origin does not undo a later activation, such as a rollback.
 *
 * @returns the version if it was activated now, else null.
 */
export async function publishBuild({
  originFolder,
  ...options
}: PublishBuildOptions): Promise<string | null> {
  const { name: remote, version, sources } = await readRelease(options.folder);
  const origin = new OriginClient(options.originUrl);
  if (!(await isSigned(origin, remote, options.key))) await renewSignatures({ ...options, remote });
  const manifest = await origin.manifest(version);
  // When a release expires, the origin keeps its release.json and deletes its signature.
  const isPublished = manifest !== null && (await origin.signature(version)) !== null;
  // Releases with equal sources are equal, even if their bytes differ.
  if (!isPublished || sourcesOf(manifest) !== sources) await publishRelease(options);
  const recordFile = path.join(originFolder, '.activated-build');
  if ((await readFile(recordFile, 'utf8').catch(() => null)) === version) return null;
  await activateRelease({ ...options, remote, version });
  await replaceFile(recordFile, version);
  return version;
}

/** Whether what is live is signed with this key, and not with the one before a rotation. */
async function isSigned(origin: OriginClient, remote: RemoteName, key: string): Promise<boolean> {
  const activation = await origin.activation();
  if (activation === null) return true;
  try {
    verifyActivation(activation, remote, [trustedKeyOf(key)]);
    return true;
  } catch {
    return false;
  }
}

const sourcesOf = (manifest: Buffer): string | undefined =>
  releaseSchema.pick({ sources: true }).safeParse(JSON.parse(manifest.toString())).data?.sources;
