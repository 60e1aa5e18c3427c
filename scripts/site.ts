import path from 'node:path';
import { buildChanged, type Mode } from './site/build';
import { readSiteSettings } from './site/environment';
import { assertPortsFree } from './site/ports';
import { Site } from './site/Site';

const say = (line: string) => console.log(line);

async function main(): Promise<void> {
  const development = process.argv.includes('--dev');
  const mode: Mode = development ? 'development' : 'production';
  const settings = readSiteSettings(process.env, mode);
  await assertPortsFree(settings);
  say('Building what has changed');
  await buildChanged(mode, say);
  say(
    settings.databaseUrl
      ? 'Starting'
      : 'Starting (with a PostgreSQL of its own, since DATABASE_URL is not set)',
  );
  const site = new Site(settings, development ? { LIVE_RELOAD: 'true' } : {});
  let stopping = false;
  const stop = async (code: number) => {
    if (stopping) return;
    stopping = true;
    await site.stop();
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // Ctrl-C may be heard twice: from the terminal, and from the process that started this one.
    process.on(signal, () => {
      if (!stopping) say('\nStopping');
      void stop(0);
    });
  }
  const onUnexpectedEnd = (reason: Error) => {
    console.error(reason.message);
    void stop(1);
  };
  try {
    await site.start(onUnexpectedEnd);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    await stop(1);
  }
  if (development) {
    const { publishChanges } = await import('./site/publish-changes');
    publishChanges(site, say);
  }
  say(`\n  The site is at ${settings.publicOrigin}\n`);
  say(
    `Logs are in ${path.relative(process.cwd(), path.join(settings.folder, 'logs'))}; Ctrl-C stops everything`,
  );
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
