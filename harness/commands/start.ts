import path from 'node:path';
import { leaveSignalsToCaller } from '@site/testing/local-postgres';
import { buildChanged } from '../site/build';
import { readSiteSettings, type SiteSettings } from '../site/environment';
import { notLive } from '../site/expect-live';
import { followSiteFile } from '../site/follow-site-file';
import { assertPortsFree } from '../site/ports';
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

async function run(site: Site, settings: SiteSettings, stop: Stop) {
  if (!settings.databaseUrl) log('DATABASE_URL is not set: starting a local PostgreSQL');
  const builtIn = stopwatch();
  // Setting up a new database takes seconds, which the builds need anyway.
  await Promise.all([buildChanged({ log }), site.startDatabase()]);
  log(`Everything is built (${builtIn()})`);
  const startedIn = stopwatch();
  await site.start((reason) => void stop(1, reason.message));
  log(`Everything is started (${startedIn()})`);
  // After a restart, the shell shows the releases that it showed last until it has tried newer ones.
  const triedIn = stopwatch();
  const problems = await notLive(site);
  log(`Every release is tried (${triedIn()})`);
  for (const problem of problems) console.error(problem);
  followSiteFile(site, settings.siteFile, log);
  log(`\n  The site is at ${settings.publicOrigin}\n`);
  const logFolder = path.relative(process.cwd(), path.join(settings.folder, 'logs'));
  log(`Logs are in ${logFolder}; Ctrl-C stops everything`);
}

async function main(): Promise<void> {
  const [unknown] = process.argv.slice(2);
  if (unknown)
    throw new Error(
      `npm start runs the whole site, and does not know ${unknown}. One remote: npm run dev -w mf-careers`,
    );
  const settings = readSiteSettings(process.env);
  const site = new Site(settings);
  await site.database?.endLeftover();
  await assertPortsFree(settings, site);
  const stop = stopWith(site);
  await run(site, settings, stop).catch((error: Error) => stop(1, error.message));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
