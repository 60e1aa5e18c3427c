import { readCommandEnvironment } from '@site/federation/environment';
import { steps } from '@site/federation/gate-steps';
import { hashSources } from '@site/federation/hash-sources';
import { readRemoteConfiguration, type RemoteConfiguration } from '@site/federation';
import { z } from 'zod';
import type { StepsResult } from './gate-run';
import { runInTurn } from './run-in-turn';

/** The suite runs the browser step itself, in a browser that it keeps open, and publishes nothing. */
const SKIPPED_STEPS = ['browser', 'publish'];
/** The cheapest steps come first, because the first problem ends the run. Steps that are not listed come last. */
const ORDER = ['types', 'lint', 'build', 'live', 'platform', 'pages', 'forms', 'first-load'];

const [folder = '', version = ''] = process.argv.slice(2);

const rank = (name: string) => {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
};

/** What steps read of a configuration before the build has checked it. */
const readableSchema = z.object({ name: z.string(), exposes: z.record(z.string(), z.string()) });

/** The configuration, or why no command can read it. */
async function readConfiguration(): Promise<RemoteConfiguration | Error> {
  try {
    const remote = await readRemoteConfiguration(folder);
    readableSchema.parse(remote);
    return remote;
  } catch (error) {
    return error as Error;
  }
}

async function run(): Promise<StepsResult> {
  const remote = await readConfiguration();
  if (remote instanceof Error) return { step: 'configuration', problem: remote.message };
  const chosen = steps
    .filter(({ name }) => !SKIPPED_STEPS.includes(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
  return runInTurn(chosen, {
    remote,
    folder,
    version,
    sources: hashSources(folder, 'production'),
    ...readCommandEnvironment(),
    skipped: [],
    dropped: [],
    relinked: [],
    log: () => undefined,
  });
}

console.log(JSON.stringify(await run()));
process.exit(0);
