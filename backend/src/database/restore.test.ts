import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { queryOnce } from '../testing/database';

const SCRIPT = path.join(__dirname, '../../../deploy/restore.sh');

/**
 * Stands in for Compose: a client in place of PostgreSQL's tools, and a log of the other commands. All tests share one
 * server, so it gives the script's databases a prefix.
 */
const COMPOSE = `
const { appendFileSync } = require('node:fs');
const { Client } = require(${JSON.stringify(require.resolve('pg'))});
const { DATABASE_URL, PREFIX, FAILS_AT, LOG } = process.env;
async function query(database, sql) {
  if (FAILS_AT && sql.includes(FAILS_AT)) throw new Error('planted');
  const url = new URL(DATABASE_URL);
  url.pathname = database;
  const client = new Client({ connectionString: url.href });
  await client.connect();
  const prefixed = sql.replaceAll(/\\b(site|restoring|replaced_\\w+)\\b/g, PREFIX + '$1');
  await client.query(prefixed).finally(() => client.end());
}
const [command, , , tool] = process.argv.slice(2);
if (command !== 'exec') appendFileSync(LOG, command + '\\n');
else if (tool === 'pg_restore') query(PREFIX + 'restoring', 'CREATE TABLE restored ()');
else query('postgres', process.argv.at(-1));
`;

describe('deploy/restore.sh', () => {
  let folder: string;
  let prefix: string;

  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'restore-'));
    prefix = `test_${randomUUID().slice(0, 8)}_`;
    await writeFile(path.join(folder, 'compose.cjs'), COMPOSE);
    await writeFile(path.join(folder, 'site.dump'), '');
    await query('postgres', `CREATE DATABASE ${prefix}site`);
  });

  afterEach(async () => {
    const rows = await query('postgres', 'SELECT datname FROM pg_database');
    for (const name of rows.map(({ datname }) => String(datname)).filter((each) => each.startsWith(prefix)))
      await query('postgres', `DROP DATABASE "${name}" WITH (FORCE)`);
  });

  const restore = (failsAt = '') =>
    promisify(execFile)('sh', [SCRIPT, path.join(folder, 'site.dump')], {
      env: {
        ...process.env,
        COMPOSE: `node ${path.join(folder, 'compose.cjs')}`,
        LOG: path.join(folder, 'log'),
        PREFIX: prefix,
        FAILS_AT: failsAt,
      },
    });
  const commands = async () => (await readFile(path.join(folder, 'log'), 'utf8')).trim().split('\n');
  /** Whether the database of this name is the restored one. */
  const isRestored = async (name: string) =>
    (await query(prefix + name, `SELECT to_regclass('restored')::text AS found`))[0]?.['found'] !== null;

  it('replaces a database whose clients connect again at once, and keeps it under another name, until it is dropped', async () => {
    let isDone = false;
    const client = (async () => {
      while (!isDone) await query(`${prefix}site`, 'SELECT pg_sleep(60)').catch(() => delay(5));
    })();
    const { stdout } = await restore().finally(() => {
      isDone = true;
    });
    expect(await isRestored('site')).toBe(true);
    const replaced = /replaced_\w+/.exec(stdout)![0];
    expect(await isRestored(replaced)).toBe(false);
    expect(await commands()).toEqual(['stop', 'start']);
    await query('postgres', `DROP DATABASE ${prefix}site WITH (FORCE)`);
    await client;
    // Without quotes, as the operator drops it.
    await query('postgres', `DROP DATABASE ${prefix}${replaced}`);
  });

  it.each(['pg_terminate_backend', 'RENAME TO site'])(
    'starts the backend on the earlier database if it fails at %s',
    async (statement) => {
      await expect(restore(statement)).rejects.toThrow('planted');
      expect(await isRestored('site')).toBe(false);
      expect(await commands()).toEqual(['stop', 'start']);
    },
  );
});

function query(database: string, sql: string): Promise<Record<string, unknown>[]> {
  const url = new URL(process.env['DATABASE_URL']!);
  url.pathname = database;
  return queryOnce(url.href, sql);
}
