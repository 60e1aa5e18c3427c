import { startBackend, type TestBackend } from './backend';
import { createTestDatabase, type TestDatabase } from './database';

interface Site {
  readonly database: TestDatabase;
  readonly backend: TestBackend;
}

/** Provides the tests of a `describe` block with one backend on an empty database; both end after the last test. */
export function useBackend(): Site {
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
