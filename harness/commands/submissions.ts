import path from 'node:path';
import { LocalPostgres } from '@site/testing/local-postgres';
import { root, run } from '../run.mjs';
import { buildChanged } from '../site/build';
import { readSiteSettings } from '../site/environment';

/** Runs the backend's command on the database of `npm start`: `DATABASE_URL`, or the local one while it runs. */
async function submissions(): Promise<number> {
  const settings = readSiteSettings(process.env);
  const local = new LocalPostgres(path.join(settings.folder, 'postgres'), settings.postgresPort);
  // Standard output is for the command's data.
  await buildChanged({ only: 'backend', log: (line) => console.error(line) });
  const environment = { ...process.env, DATABASE_URL: settings.databaseUrl ?? local.url };
  const command = path.join(root, 'backend', 'dist', 'submissions.cjs');
  return run('node', ['--enable-source-maps', command, ...process.argv.slice(2)], { env: environment });
}

submissions().then(
  (code) => (process.exitCode = code),
  (error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  },
);
