import { createLogger } from '@site/node-service/logger';
import type { DataSource } from 'typeorm';
import { dataSourceOptions } from '../database/data-source-options';
import { openDatabase } from '../database/open-database';
import { submissionKinds } from '../submission-kinds';
import { IdempotencyKey } from '../submissions/idempotency-key.entity';

/**
 * Opens and migrates the database for the commands. Queries have no timeout, because an export may take long.
 *
 * @throws DatabaseUnavailable
 */
export function openSubmissions(databaseUrl: string): Promise<DataSource> {
  const entities = [...submissionKinds.map(({ entity }) => entity), IdempotencyKey];
  const options = { ...dataSourceOptions(databaseUrl), entities };
  return openDatabase(databaseUrl, options, createLogger('submissions', 'silent'));
}
