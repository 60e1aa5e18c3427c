import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Compose } from './docker-compose';
import { execute } from './execute';
import { say } from './suite';

const ROWS = 'SELECT id, created_at FROM contact_inquiries ORDER BY id';
const majorVersion = (text: string) => Number(/(\d+)\.\d+/.exec(text)?.[1]);

/** Backs the database up, loses everything, and gets it back. */
export async function backUpAndRestore(compose: Compose): Promise<void> {
  const tool = majorVersion(await compose.run(['exec', '-T', 'postgres', 'pg_dump', '--version']));
  const server = majorVersion(await compose.query('SHOW server_version'));
  if (tool < server) {
    say(`skipped: the image's pg_dump is of version ${tool}, and cannot read a server of version ${server}`);
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'site-backup-'));
  const script = async (name: string, ...parameters: string[]) =>
    (await execute('sh', [`deploy/${name}`, ...parameters], { env: compose.scriptEnvironment })).trim();
  try {
    const before = await compose.query(ROWS);
    const file = await script('backup.sh', folder);
    await compose.query('DELETE FROM contact_inquiries');
    say(await script('restore.sh', file));
    await compose.healthy(['backend']);
    assert.equal(await compose.query(ROWS), before);
    say(`${before.split('\n').length} enquiries are back`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
