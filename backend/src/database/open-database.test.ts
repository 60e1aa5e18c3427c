import { createLogger } from '@site/node-service/logger';
import { dataSourceOptions } from './data-source-options';
import { openDatabase } from './open-database';

/** Nothing listens on its port. */
const closed = 'postgres://site:secret@127.0.0.1:1/site';

test('a database that cannot be reached is reported in one line, with the code of the last error', async () => {
  let now = Date.now();
  jest.spyOn(Date, 'now').mockImplementation(() => (now += 60_000));
  const opening = openDatabase(closed, dataSourceOptions(closed), createLogger('test', 'silent'));
  await expect(opening).rejects.toMatchObject({
    message: 'No connection to the database in 30 s (ECONNREFUSED). Check DATABASE_URL and the database.',
    cause: { code: 'ECONNREFUSED' },
  });
});
