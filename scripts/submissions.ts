import path from 'node:path';
import { root, run } from './run.mjs';
import { buildChanged } from './site/build';
import { EmbeddedDatabase } from './site/database';
import { readSiteSettings } from './site/environment';

/** Runs the backend's command on the database that `npm start` uses: the given one, or the embedded one while it runs. */
async function submissions(): Promise<number> {
  const settings = readSiteSettings(process.env, 'production');
  const embedded = new EmbeddedDatabase(path.join(settings.folder, 'postgres'), settings.postgresPort);
  // What the command prints is data: progress goes to the other stream.
  await buildChanged('production', (line) => console.error(line), 'backend');
  const environment = { ...process.env, DATABASE_URL: settings.databaseUrl ?? embedded.url };
  const command = path.join(root, 'backend', 'dist', 'submissions.cjs');
  return run('node', ['--enable-source-maps', command, ...process.argv.slice(2)], {
    env: environment,
  });
}

// Said outright: the embedded database's own exit hook would otherwise end the process with 0.
submissions().then(
  (code) => process.exit(code),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
