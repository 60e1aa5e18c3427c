import { readCommandEnvironment } from '@site/federation/environment';
import { steps } from '@site/federation/gate-steps';
import { hashSources } from '@site/federation/hash-sources';
import { readRemoteConfiguration } from '@site/federation';

/** The suite runs the browser step itself, in a browser that it keeps open, and publishes nothing. */
const SKIPPED_STEPS = ['browser', 'publish'];
/** The cheapest first, the others after them: the first step that finds something ends the run. */
const ORDER = ['types', 'lint', 'build', 'live', 'platform', 'pages', 'forms', 'first-load'];

const [folder = '', version = ''] = process.argv.slice(2);

const rank = (name: string) => {
  const index = ORDER.indexOf(name);
  return index === -1 ? ORDER.length : index;
};

/** A configuration that cannot be read is a failure of the build. */
async function run(): Promise<{ step: string | null; problem: string; output: string | null }> {
  const remote = await readRemoteConfiguration(folder);
  const values = new Map<string, unknown>();
  const context: Parameters<(typeof steps)[number]['run']>[0] = {
    remote,
    folder,
    version,
    sources: hashSources(folder),
    ...readCommandEnvironment(),
    dropped: [],
    relinked: [],
    log: () => undefined,
  };
  const chosen = steps
    .filter(({ name }) => !SKIPPED_STEPS.includes(name))
    .toSorted((a, b) => rank(a.name) - rank(b.name));
  for (const { name, needs = {}, run: runStep } of chosen) {
    const needed = Object.entries(needs).map(([key, step]) => [key, values.get(step.name)]);
    const problems = await runStep(context, Object.fromEntries(needed), []).then(
      (result) => {
        values.set(name, result.value);
        return [...result.problems, ...(result.unavailable ? [result.unavailable] : [])];
      },
      (error: Error) => [error.message],
    );
    if (problems.length > 0) return { step: name, problem: problems.join('\n'), output: null };
  }
  return {
    step: null,
    problem: '',
    output: (values.get('build') as { output: string } | undefined)?.output ?? null,
  };
}

const result = await run().catch((error: Error) => ({ step: 'build', problem: error.message, output: null }));
console.log(JSON.stringify(result));
process.exit(0);
