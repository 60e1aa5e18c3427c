import type { LocalPostgres } from '@site/testing/local-postgres';
import { startBackendProcess, type BackendProcess } from '../backend/src/testing/backend-process';
import { startTemporaryPostgres } from '../backend/src/testing/temporary-postgres';

/** Starts a database in a temporary folder, works with it, and removes it. */
export async function onDatabase<Value>(work: (postgres: LocalPostgres) => Promise<Value>): Promise<Value> {
  const database = await startTemporaryPostgres();
  try {
    return await work(database.postgres);
  } finally {
    await database.remove();
  }
}

/**
 * Starts a backend, or a server in its place, works with it, and stops it.
 *
 * @param command arguments of `node`.
 */
export async function onBackend<Value>(
  command: string[],
  environment: Record<string, string>,
  work: (backend: BackendProcess) => Promise<Value>,
): Promise<Value> {
  const backend = await startBackendProcess(command, environment);
  try {
    return await work(backend);
  } finally {
    await backend.process.stop();
  }
}
