import { parseArgs } from 'node:util';
import { installPackages } from '@site/browser-trial/programs';
import pg from 'pg';
import { everyPage, firstOfEach } from '@site/harness/site/declared-pages';
import type { CheckedSite } from './checks/check';
import { engines } from './engines';
import { serveWithoutScripts } from './serve-without-scripts';
import { tryEngine } from './try-engine';
import { printOutcome } from '../outcome';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import { type Site } from '@site/harness/site/site';

const { values } = parseArgs({
  options: {
    install: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});
const chosen = onlyMatching(values.only, engines, ({ name }) => name);

/** Tries every installed engine. Resolves with a line for each that failed, or if there is none. */
async function tryEngines(url: string, site: CheckedSite): Promise<string[]> {
  const failed: string[] = [];
  let skipped = 0;
  for (const engine of chosen) {
    const packages = engine.missingPackages();
    if (packages.length > 0 && values.install) installPackages(...packages);
    const missing = engine.missingPackages();
    const outcome =
      missing.length > 0
        ? ({ state: 'skipped', reason: `install ${missing.join(' ')}` } as const)
        : await tryEngine(engine, url, site, values.short);
    printOutcome(engine.name, outcome);
    if (outcome.state === 'failed') failed.push(`${engine.name}: failed`);
    if (outcome.state === 'skipped') skipped += 1;
  }
  return skipped < chosen.length ? failed : ['No engine is installed: --install installs them'];
}

async function tryAll(site: Site): Promise<string[]> {
  const pages = firstOfEach(await everyPage(site)).map(({ url }) => url);
  const withoutScripts = await serveWithoutScripts(site.url);
  const database = new pg.Pool({ connectionString: site.databaseUrl, max: 1 });
  try {
    return await tryEngines(site.url, { pages, urlWithoutScripts: withoutScripts.url, database });
  } finally {
    await withoutScripts.close();
    await database.end();
  }
}

await runSuite(() => onSite('engines', tryAll));
