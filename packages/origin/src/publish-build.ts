import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  activateRelease,
  OriginClient,
  publishRelease,
  readBuiltRelease,
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
  const published = await new OriginClient(options.originUrl).release(version);
  // Equal sources make an equal release, whatever differs in its bytes.
  if (published?.sources !== sources) await publishRelease(options);
  const noteFile = path.join(originFolder, '.activated-build');
  const noted = await readFile(noteFile, 'utf8').catch(() => null);
  if (noted === version) return null;
  await activateRelease({ ...options, remote, version });
  await replaceFile(noteFile, version);
  return version;
}
