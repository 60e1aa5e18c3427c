import assert from 'node:assert/strict';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseSchema } from '@site/contracts';
import {
  activateRelease,
  awaitVerdict,
  OriginClient,
  publishRelease,
  rollBackRelease,
} from '@site/federation/publishing';
import { root } from '@site/harness/run.mjs';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import type { DockerCompose } from './docker-compose';
import { log } from './suite';

const REMOTE = 'mf-careers';
const NEW_VERSION = '9.0.0';

/** Downloads the live release into a folder, and gives it another version. */
async function copyLiveRelease(origin: OriginClient, live: string, folder: string): Promise<void> {
  const manifest = await origin.manifest(live);
  const release = releaseSchema.parse(JSON.parse(String(manifest)));
  for (const file of Object.keys(release.files)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    const response = await fetch(`${origin.url}/${live}/${file}`);
    await writeFile(path.join(folder, file), Buffer.from(await response.arrayBuffer()));
  }
  await writeFile(path.join(folder, 'release.json'), JSON.stringify({ ...release, version: NEW_VERSION }));
}

/**
 * A team publishes a release through the edge, with only its key. A restart of its origin keeps the release live. Then
 * the team rolls back.
 */
export async function publishThroughEdge(compose: DockerCompose, url: string): Promise<void> {
  const originUrl = `${url}/_origins/${REMOTE}`;
  const key = await readFile(path.join(root, 'deploy', 'secrets', `${REMOTE}.pem`), 'utf8');
  const target = { originUrl, remote: REMOTE, key } as const;
  const origin = new OriginClient(originUrl);
  const awaitLive = async (activation: { version: string; sequence: number }) => {
    const { verdict, seconds, reason } = await awaitVerdict({ siteUrl: url, remote: REMOTE, ...activation });
    assert.equal(verdict, 'live', reason);
    return `${activation.version} live after ${seconds.toFixed(1)} s`;
  };
  const { live } = await origin.list();
  assert(live, 'the release of the image is live');
  const folder = makeTemporaryFolder('release');
  await copyLiveRelease(origin, live, folder);
  await publishRelease({ ...target, folder });
  log(await awaitLive(await activateRelease({ ...target, version: NEW_VERSION })));
  await compose.run(['restart', REMOTE]);
  await compose.healthy([REMOTE]);
  assert.equal((await origin.list()).live, NEW_VERSION, 'a restart activates nothing');
  log(await awaitLive(await rollBackRelease(target)));
  assert.equal((await origin.list()).live, live, 'the previous release is live');
}
