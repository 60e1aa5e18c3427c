import path from 'node:path';
import { buildChanged, type Mode } from '../site/build';
import { readSiteSettings } from '../site/environment';
import { assertPortsFree } from '../site/ports';
import { publishChanges } from '../site/publish-changes';
import { Site } from '../site/site';

const log = (line: string) => console.log(line);

/** Starts the site and stops it again after a signal, or after one of its services exited. */
async function run(site: Site): Promise<void> {
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await site.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C may arrive twice: from the terminal, and from the process that started this one.
    process.on(signal, () => {
      if (!stopping) log('\nStopping');
      void stop(0);
    });
  }
  const fail = (reason: unknown) => {
    console.error(reason instanceof Error ? reason.message : reason);
    return stop(1);
  };
  await site.start((reason) => void fail(reason)).catch(fail);
}

async function main(): Promise<void> {
  const development = process.argv.includes('--dev');
  const mode: Mode = development ? 'development' : 'production';
  const settings = readSiteSettings(process.env, mode);
  await assertPortsFree(settings);
  log('Building what has changed');
  await buildChanged(mode, log);
  log(
    settings.databaseUrl ? 'Starting' : 'Starting (with a local PostgreSQL, since DATABASE_URL is not set)',
  );
  const site = new Site(settings, development ? { LIVE_RELOAD: 'true' } : {});
  await run(site);
  if (development) publishChanges(site, log);
  log(`\n  The site is at ${settings.publicOrigin}\n`);
  const logFolder = path.relative(process.cwd(), path.join(settings.folder, 'logs'));
  log(`Logs are in ${logFolder}; Ctrl-C stops everything`);
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
