import path from 'node:path';
import { readCommandEnvironment } from '@site/federation/environment';
import { steps } from '@site/federation/gate-steps';
import { hashSources } from '@site/federation/hash-sources';
import { loadRemote } from '@site/federation/load-remote';

/** The suite runs the browser step itself, in a browser that it keeps open, and publishes nothing. */
const SKIPPED_STEPS = ['browser', 'publish'];
/** The cheapest first, the others after them: the first step that finds something ends the run. */
const ORDER = ['types', 'lint', 'build', 'live', 'platform', 'pages', 'forms', 'first-load', 'exposed-types'];

const [folder = '', version = ''] = process.argv.slice(2);

const rank = (name: string) => {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
};

/** A configuration that cannot be read is a failure of the build. */
async function run(): Promise<{ step: string | null; problem: string; output: string | null }> {
  const remote = await loadRemote(folder);
  const context: Parameters<(typeof steps)[number]['run']>[0] = {
    remote,
    folder,
    version,
    sources: hashSources(path.dirname(folder), path.basename(folder)),
    ...readCommandEnvironment(remote.name),
    dropped: [],
    log: () => undefined,
  };
  const chosen = steps
    .filter(({ name }) => !SKIPPED_STEPS.includes(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
  for (const { name, run: runStep } of chosen) {
    const problems = await runStep(context, []).then(
      (result) => [...result.problems, ...(result.unavailable ? [result.unavailable] : [])],
      (error: Error) => [error.message],
    );
    if (problems.length > 0) return { step: name, problem: problems.join('\n'), output: null };
  }
  return { step: null, problem: '', output: context.built?.output ?? null };
}

const result = await run().catch((error: Error) => ({ step: 'build', problem: error.message, output: null }));
console.log(JSON.stringify(result));
process.exit(0);
