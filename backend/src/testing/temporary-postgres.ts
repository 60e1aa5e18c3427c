import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LocalPostgres } from '@site/testing/local-postgres';
import { freePort } from '@site/node-service/free-ports';
import { removeFolder } from '@site/node-service/temporary-folder';

export interface TemporaryPostgres {
  postgres: LocalPostgres;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'site-postgres-'));
  const postgres = new LocalPostgres(folder, await freePort());
  await postgres.start();
  const remove = async () => {
    await postgres.stop();
    await removeFolder(folder);
  };
  return { postgres, remove };
}
