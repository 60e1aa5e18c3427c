import assert from 'node:assert/strict';
import { makeTemporaryFolder } from '@site/node-service/temporary-folder';
import type { DockerCompose } from './docker-compose';
import { log } from './suite';

const ROWS = 'SELECT id, created_at FROM contact_inquiries ORDER BY id';
const majorVersion = (text: string) => Number(/(\d+)\.\d+/.exec(text)?.[1]);

/** Why the image of the database cannot make a backup; null if it can. */
export async function backupObstacle(compose: DockerCompose): Promise<string | null> {
  const tool = majorVersion(await compose.run(['exec', '-T', 'postgres', 'pg_dump', '--version']));
  const server = majorVersion(await compose.query('SHOW server_version'));
  return tool < server ? `pg_dump ${tool} of the image cannot read PostgreSQL ${server}` : null;
}

/** Backs up the database, deletes rows, and restores them. */
export async function backUpAndRestore(compose: DockerCompose): Promise<void> {
  const before = await compose.query(ROWS);
  const file = await compose.runScript('backup.sh', makeTemporaryFolder('site-backup'));
  await compose.query('DELETE FROM contact_inquiries');
  log(await compose.runScript('restore.sh', file));
  await compose.healthy(['backend']);
  assert.equal(await compose.query(ROWS), before);
  log(`${before.split('\n').length} inquiries restored`);
}
