import path from 'node:path';
import type { Mode } from '@site/federation/configuration';
import { leaveSignalsToCaller } from '@site/testing/local-postgres';
import { buildChanged } from '../site/build';
import { readSiteSettings, type SiteSettings } from '../site/environment';
import { followSiteFile } from '../site/follow-site-file';
import { assertPortsFree } from '../site/ports';
import { publishChanges } from '../site/publish-changes';
import { Site } from '../site/site';
import { stopwatch } from '../stopwatch';

const log = (line: string) => console.log(line);

/** Says why, stops the site, and ends this process. Only the first call counts. */
type Stop = (exitCode: 0 | 1, reason: string) => Promise<never>;

/** Stops the site after a signal. Returns what stops it when it cannot go on. */
function stopWith(site: Site): Stop {
  let stopping: Promise<never> | undefined;
  const stop: Stop = (exitCode, reason) =>
    (stopping ??= (async () => {
      if (exitCode === 0) log(reason);
      else console.error(reason);
      await site.stop();
      process.exit(exitCode);
    })());
  leaveSignalsToCaller();
  // Ctrl-C may arrive twice: from the terminal, and from the process that started this one.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0, '\nStopping'));
  return stop;
}

async function run(site: Site, settings: SiteSettings, mode: Mode, stop: Stop) {
  if (!settings.databaseUrl) log('DATABASE_URL is not set: starting a local PostgreSQL');
  const builtIn = stopwatch();
  // Setting up a new database takes seconds, which the builds need anyway.
  await Promise.all([buildChanged({ mode, log }), site.startDatabase()]);
  log(`Everything is built (${builtIn()})`);
  const startedIn = stopwatch();
  await site.start((reason) => void stop(1, reason.message));
  log(`Everything is started (${startedIn()})`);
  followSiteFile(site, settings.siteFile, mode, log);
  if (mode === 'development') publishChanges(site, [...site.origins.keys(), 'packages'], log);
  log(`\n  The site is at ${settings.publicOrigin}\n`);
  const logFolder = path.relative(process.cwd(), path.join(settings.folder, 'logs'));
  log(`Logs are in ${logFolder}; Ctrl-C stops everything`);
}

/** @throws Error that names the right command for any other argument. */
function readMode([option, ...others]: string[]): Mode {
  if (option === undefined) return 'production';
  if (option === '--dev' && others.length === 0) return 'development';
  const unknown = option === '--dev' ? others[0] : option;
  throw new Error(
    `npm start and npm run dev run the whole site, and do not know ${unknown}. One remote: npm run dev -w mf-careers`,
  );
}

async function main(): Promise<void> {
  const mode = readMode(process.argv.slice(2));
  const settings = readSiteSettings(process.env, mode);
  const site = new Site(settings, mode === 'development' ? { LIVE_RELOAD: 'true' } : {});
  await site.database?.endLeftover();
  await assertPortsFree(settings, site);
  const stop = stopWith(site);
  await run(site, settings, mode, stop).catch((error: Error) => stop(1, error.message));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
