import 'reflect-metadata';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ConfigurationError } from '@site/node-service/environment';
import { readConfiguration } from '../configuration/configuration';
import { DatabaseUnavailable } from '../database/database-unavailable';
import { parseCommand, USAGE, UsageError } from './command';
import { forget } from './forget';
import { exportSubmissions } from './export-submissions';
import { openSubmissions } from './open-submissions';

async function main(): Promise<void> {
  const command = parseCommand(process.argv.slice(2));
  const { databaseUrl } = readConfiguration(process.env);
  const dataSource = await openSubmissions(databaseUrl);
  try {
    if (command.action === 'forget') {
      const count = await forget(dataSource, command.email);
      console.log(count === 1 ? 'Removed 1 submission.' : `Removed ${count} submissions.`);
    } else {
      const text = exportSubmissions(dataSource, command.kind, command.format, command.since);
      await pipeline(Readable.from(text), process.stdout, { end: false });
    }
  } finally {
    await dataSource.destroy();
  }
}

main().catch((error: unknown) => {
  // A reader of the pipe, such as `head`, may end before the export does.
  if ((error as { code?: string }).code === 'EPIPE') return;
  if (error instanceof UsageError) console.error(`${error.message}\n\n${USAGE}`);
  else if (error instanceof ConfigurationError || error instanceof DatabaseUnavailable) {
    console.error(error.message);
  } else console.error(error);
  process.exitCode = 1;
});
