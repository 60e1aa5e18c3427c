import { parseArgs } from 'node:util';
import type { Site } from '@site/harness/site/site';
import { fastPolling } from '@site/harness/site/start-test-site';
import { Client } from 'pg';
import { printOutcome } from '../outcome';
import { onlyMatching } from '../only-matching';
import { onSite, runSuite } from '../run-suite';
import type { Attack } from './attack';
import { doors } from './doors';
import { CDN, floods } from './floods';
import { smuggling } from './smuggling';

const { values } = parseArgs({
  options: { short: { type: 'boolean', default: false }, only: { type: 'string', default: '' } },
});
const attacks = onlyMatching(values.only, [...floods, smuggling, ...doors], ({ name }) => name);

/** Sends every attack. Resolves with a line for each that is not stopped. */
async function tryAll(site: Site, database: Client): Promise<string[]> {
  const notStopped: string[] = [];
  const tryAttack = async ({ name, run }: Attack) => {
    const outcome = await run({ site, database, short: values.short }).catch((error: Error) => ({
      state: 'failed' as const,
      problems: [error.message],
    }));
    if (outcome.state === 'failed') notStopped.push(`${name}: not stopped`);
    printOutcome(name, outcome);
  };
  for (const attack of attacks) if (!doors.includes(attack)) await tryAttack(attack);
  await Promise.all(attacks.filter((attack) => doors.includes(attack)).map(tryAttack));
  const count = notStopped.length;
  console.log(count === 0 ? '\nEvery attack is stopped' : `\n${count} attacks are not stopped`);
  return notStopped;
}

async function onDatabaseOf(site: Site): Promise<string[]> {
  const database = new Client({ connectionString: site.databaseUrl });
  try {
    await database.connect();
    return await tryAll(site, database);
  } finally {
    await database.end();
  }
}

await runSuite(() => onSite('attacks', onDatabaseOf, { ...fastPolling, TRUSTED_PROXIES: `loopback ${CDN}` }));
