import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema, type RemoteName } from '@site/contracts';
import { trustedKeyOf, verifyActivation } from '@site/contracts/signature';
import {
  activateRelease,
  OriginClient,
  publishRelease,
  readBuiltRelease,
  signAnew,
  type PublishOptions,
} from '@site/federation/publishing';
import { replaceFile } from '@site/node-service/durable-files';

interface PublishBuildOptions extends PublishOptions {
  /** The origin's folder, where the build that was activated last is noted. */
  originFolder: string;
}

/**
 * Publishes and activates the release that comes with the origin, such as in its image: once for each build. What was
 * activated since, such as by a rollback, stays, however often the origin restarts.
 *
 * @returns the version if it was activated now, else null.
 */
export async function publishBuild({
  originFolder,
  ...options
}: PublishBuildOptions): Promise<string | null> {
  const { name: remote, version, sources } = await readBuiltRelease(options.folder);
  const origin = new OriginClient(options.originUrl);
  if (!(await isSigned(origin, remote, options.key))) await signAnew({ ...options, remote });
  const published = await origin.manifest(version);
  // Equal sources make an equal release, whatever differs in its bytes.
  if (!published || sourcesOf(published) !== sources) await publishRelease(options);
  const noteFile = path.join(originFolder, '.activated-build');
  if ((await readFile(noteFile, 'utf8').catch(() => null)) === version) return null;
  await activateRelease({ ...options, remote, version });
  await replaceFile(noteFile, version);
  return version;
}

/** Whether what is live is signed with this key: else the key is a new one. */
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
