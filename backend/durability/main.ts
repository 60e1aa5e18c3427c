import { randomInt } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import startPostgres from '../src/database/testing/start-postgres';
import stopPostgres from '../src/database/testing/stop-postgres';
import { BUILT_BACKEND, ServerProcess } from '../src/testing/server-process';
import { Load } from './load';

/**
 * Kills the backend, then the database, with SIGKILL at random moments under a load of posts, and counts
 * afterwards: every post that was answered with success must be exactly one row.
 */
const VISITORS = 24;
const LATEST_MILLISECONDS = 1_500;
const PROGRESS = 60;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '3' } } });
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error('--rounds takes a whole number from 1');
  process.exit(1);
}

async function killDatabase(): Promise<void> {
  const postgres = globalThis.testPostgres;
  if (!postgres) throw new Error('the database is not this command’s own');
  const folder = (postgres as unknown as { options: { databaseDir: string } }).options.databaseDir;
  const [pid] = (await readFile(join(folder, 'postmaster.pid'), 'utf8')).split('\n');
  process.kill(Number(pid), 'SIGKILL');
  // It cannot start before the last of its orphans has noticed and left.
  for (;;) {
    try {
      return await postgres.start();
    } catch {
      await delay(50);
    }
  }
}

async function count(load: Load): Promise<{ stored: number; lost: number; doubled: number }> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const { rows } = await client.query<{ token: string; times: number }>(`
    SELECT token, count(*)::integer AS times FROM (
      SELECT last_name AS token FROM contact_inquiries
      UNION ALL SELECT split_part(email, '@', 1) FROM newsletter_subscriptions
      UNION ALL SELECT name FROM coach_applications
    ) AS everything GROUP BY token`);
  await client.end();
  const times = new Map(rows.map((row) => [row.token, row.times]));
  return {
    stored: rows.reduce((sum, row) => sum + row.times, 0),
    lost: load.answered.filter((token) => !times.has(token)).length,
    doubled: rows.filter((row) => row.times > 1).length,
  };
}

delete process.env['TEST_DATABASE_URL'];
await startPostgres();
const backend = await ServerProcess.start(BUILT_BACKEND, {
  RATE_LIMIT_MAX: '1000000000',
  LOG_LEVEL: 'silent',
});
try {
  const load = new Load(backend.url, VISITORS);
  for (let round = 1; round <= rounds; round += 1) {
    await load.progress(PROGRESS);
    await delay(randomInt(LATEST_MILLISECONDS));
    await backend.stop('SIGKILL');
    await backend.start();
    await load.progress(PROGRESS);
    await delay(randomInt(LATEST_MILLISECONDS));
    await killDatabase();
    await load.progress(PROGRESS);
    console.log(`round ${round}: ${load.answered.length} answered so far`);
  }
  await load.stop();
  const { stored, lost, doubled } = await count(load);
  console.log(
    `sent ${load.sent}, answered ${load.answered.length}, stored ${stored}, lost ${lost}, doubled ${doubled}`,
  );
  if (lost > 0 || doubled > 0) process.exitCode = 1;
} finally {
  await backend.stop();
  await stopPostgres();
}
