import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { LocalPostgres } from '@site/testing/local-postgres';
import { freePort } from '@site/node-service/free-ports';
import { makeTemporaryFolder, removeFolder } from '@site/node-service/temporary-folder';

export interface TemporaryPostgres {
  postgres: LocalPostgres;
  /** Stops the server and deletes its data. */
  remove(): Promise<void>;
}

/** Starts a PostgreSQL in a temporary folder, on a free port. */
export async function startTemporaryPostgres(): Promise<TemporaryPostgres> {
  const folder = makeTemporaryFolder('site-postgres');
  // Where this process is root, PostgreSQL runs as another user.
  await chmod(folder, 0o755);
  const postgres = new LocalPostgres(join(folder, 'data'), await freePort());
  await postgres.start();
  const remove = async () => {
    await postgres.stop();
    await removeFolder(folder);
  };
  return { postgres, remove };
}
