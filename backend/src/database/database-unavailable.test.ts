import { Client, DatabaseError } from 'pg';
import {
  EntityNotFoundError,
  QueryFailedError,
  QueryRunnerAlreadyReleasedError,
  QueryRunnerProviderAlreadyReleasedError,
} from 'typeorm';
import { DatabaseUnavailable, translateDatabaseErrors } from './database-unavailable';

const refusal = (code: string) => Object.assign(new DatabaseError('refused', 0, 'error'), { code });

/** PostgreSQL's answer to a statement of a session that it has just ended. */
const idleForTooLong = refusal('25P03');
/** Its answer to a statement in a transaction in which another one has failed. */
const failedTransaction = refusal('25P02');

/** A port at which nothing listens. */
const CLOSED_PORT = 1;

test('a failed connection is reported as an unavailable database', async () => {
  const connecting = new Client({ host: '127.0.0.1', port: CLOSED_PORT }).connect();
  await expect(translateDatabaseErrors(connecting)).rejects.toThrow(DatabaseUnavailable);
});

test.each([
  ['lost before a statement', new QueryRunnerAlreadyReleasedError()],
  ['lost before a statement in SQL', new QueryRunnerProviderAlreadyReleasedError()],
  ['lost during a statement', new QueryFailedError('SELECT', [], new Error('Connection terminated'))],
  ['ended while its transaction was idle', new QueryFailedError('INSERT', [], idleForTooLong)],
  ['inside a failed transaction', new QueryFailedError('START TRANSACTION', [], failedTransaction)],
  ['not handed out in time', new Error('timeout exceeded when trying to connect')],
])('a connection that is %s is reported as an unavailable database', async (_case, error) => {
  await expect(translateDatabaseErrors(Promise.reject(error))).rejects.toThrow(DatabaseUnavailable);
});

test.each([
  ['our code', new TypeError('undefined is not a function')],
  ['our code about a parameter', new QueryFailedError('SELECT', [], new TypeError('not a Buffer'))],
  ['our use of TypeORM', new EntityNotFoundError('contacts', {})],
])('an error of %s is not reported as an unavailable database', async (_case, error) => {
  await expect(translateDatabaseErrors(Promise.reject(error))).rejects.not.toThrow(DatabaseUnavailable);
});
