import { startBackend, type TestBackend } from './backend';
import { createTestDatabase, type TestDatabase } from './database';

interface Used {
  readonly database: TestDatabase;
  readonly backend: TestBackend;
}

/** Gives the tests of a block one backend on an empty database of its own, and ends both after the last of them. */
export function useBackend(): Used {
  let database: TestDatabase;
  let backend: TestBackend;

  beforeAll(async () => {
    database = await createTestDatabase();
    backend = await startBackend(database.url);
  });

  afterAll(async () => {
    await backend.close();
    await database.drop();
  });

  return {
    get database() {
      return database;
    },
    get backend() {
      return backend;
    },
  };
}
