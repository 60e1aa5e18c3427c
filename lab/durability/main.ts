import { randomInt } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { buildChanged } from '@site/harness/site/build';
import type { LocalPostgres } from '@site/testing/local-postgres';
import { Client } from 'pg';
import { BUILT_BACKEND, type BackendProcess } from '../../backend/src/testing/backend-process';
import { onBackend, onDatabase } from '../on-backend';
import { runSuite } from '../run-suite';
import { Load } from './load';

/**
 * Kills the backend, then the database, with SIGKILL at random moments under a load of posts, and counts
 * afterwards: every post that was acknowledged must be exactly one row.
 */
const VISITORS = 24;
const MAX_DELAY_MS = 1_500;
/** Acknowledged posts before and after each kill. */
const POSTS_AROUND_KILL = 60;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const rounds = values.short ? 1 : 3;

async function count(
  databaseUrl: string,
  load: Load,
): Promise<{ stored: number; lost: number; duplicated: number }> {
  const client = new Client({ connectionString: databaseUrl });
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
    lost: load.acknowledged.filter((token) => !times.has(token)).length,
    // Of inquiries and applications, which have keys. A second subscription of an address only updates its row.
    duplicated: rows.filter((row) => row.times > 1).length,
  };
}

/** Resolves with a line for each kind of loss. */
async function killUnderLoad(postgres: LocalPostgres, backend: BackendProcess): Promise<string[]> {
  const load = new Load(backend.url, VISITORS);
  for (let round = 1; round <= rounds; round += 1) {
    await load.progress(POSTS_AROUND_KILL);
    await delay(randomInt(MAX_DELAY_MS));
    await backend.process.stop('SIGKILL');
    await backend.process.start();
    await load.progress(POSTS_AROUND_KILL);
    await delay(randomInt(MAX_DELAY_MS));
    await postgres.crashAndRestart();
    await load.progress(POSTS_AROUND_KILL);
    console.log(`round ${round}: ${load.acknowledged.length} acknowledged so far`);
  }
  await load.stop();
  const { stored, lost, duplicated } = await count(postgres.url, load);
  console.log(
    `sent ${load.sent}, acknowledged ${load.acknowledged.length}, stored ${stored}, lost ${lost}, duplicated ${duplicated}`,
  );
  return [
    ...(lost > 0 ? [`${lost} acknowledged posts are lost`] : []),
    ...(duplicated > 0 ? [`${duplicated} posts are stored more than once`] : []),
  ];
}

await runSuite(async () => {
  await buildChanged({ only: 'backend' });
  return onDatabase((postgres) => {
    const environment = { DATABASE_URL: postgres.url, RATE_LIMIT_MAX: '1000000000', LOG_LEVEL: 'silent' };
    return onBackend(BUILT_BACKEND, environment, (backend) => killUnderLoad(postgres, backend));
  });
});
