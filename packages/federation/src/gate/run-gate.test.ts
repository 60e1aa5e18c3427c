import { GATE_STEPS } from '@site/contracts';
import { runGate } from './run-gate';
import type { GateContext, Step, StepResult } from './step';
import { steps as gateSteps } from './steps';

const lines: string[] = [];
const context = {
  skipped: [] as readonly string[],
  log: (line: string) => void lines.push(line),
} as GateContext;

beforeEach(() => lines.splice(0));

const step = (name: string, result: Partial<StepResult> | Error = {}, more: Partial<Step> = {}): Step => ({
  name,
  advice: `correct ${name}`,
  run: async () => {
    if (result instanceof Error) throw result;
    return { problems: [], ...result };
  },
  ...more,
});

const outcomesOf = async (steps: Step[], skipped: string[] = []) =>
  (await runGate(steps, { ...context, skipped })).outcomes.map(({ name, outcome }) => `${name} ${outcome}`);

test('a step runs once those that it needs have passed, and gets their values', async () => {
  const build = step('build', { value: 'the build' });
  const pages = step(
    'pages',
    {},
    { needs: { build }, run: async (_context, values) => ({ problems: [], value: values }) },
  );
  const { outcomes, valueOf } = await runGate([build, pages], context);
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(['passed', 'passed']);
  expect(valueOf(pages)).toEqual({ build: 'the build' });
});

test('steps that do not depend on each other run in parallel', async () => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const first = step('types', {}, { run: async () => (await started, { problems: [] }) });
  const second = step('lint', {}, { run: async () => (start(), { problems: [] }) });
  expect(await outcomesOf([first, second])).toEqual(['types passed', 'lint passed']);
});

test('a step that takes long says how long it will take when it starts', async () => {
  await outcomesOf([step('browser', {}, { expectedSeconds: 60 }), step('lint')]);
  expect(lines[0]).toBe('  … browser takes about 60 s');
  expect(lines.filter((line) => line.includes('takes about'))).toHaveLength(1);
});

test('a failed step may say what to do about its own problems', async () => {
  await outcomesOf([step('publish', { problems: ['refused'], advice: 'wait for the shell' })]);
  expect(lines.join('\n')).toMatch(/refused\n {4}What to do: wait for the shell$/);
});

test('a failed step prints its problems and what to do; only steps that do not wait for it run', async () => {
  const types = step('types', { problems: ['a.ts(1,1): not a number'] });
  const build = step('build', new Error('it does not compile'));
  const pages = step('pages', {}, { needs: { build } });
  const lint = step('lint');
  const publish = step('publish', {}, { waitsForAll: true, required: true });
  expect(await outcomesOf([types, build, pages, lint, publish])).toEqual([
    'types failed',
    'build failed',
    'pages not run',
    'lint passed',
    'publish not run',
  ]);
  const text = lines.join('\n');
  expect(text).toMatch(/✗ types .*\n {6}a\.ts\(1,1\): not a number\n {4}What to do: correct types/);
  expect(text).toContain('it does not compile');
  expect(text).not.toContain('publish');
});

test('a skipped step does not run; steps that wait for it run, and those that need its value are skipped', async () => {
  const live = step('live', new Error('never run'));
  const pages = step('pages', new Error('never run'), { needs: { live } });
  const publish = step('publish', {}, { waitsForAll: true, required: true });
  expect(await outcomesOf([live, pages, publish], ['live'])).toEqual([
    'live skipped',
    'pages skipped',
    'publish passed',
  ]);
  expect(lines.join('\n')).toContain('it needs live, which was skipped');
});

test('an unavailable step is skipped with its reason, and publishing is not', async () => {
  const browser = step('browser', { unavailable: 'the origin of another team is down' });
  const publish = step('publish', {}, { waitsForAll: true, required: true });
  expect(await outcomesOf([browser, publish])).toEqual(['browser skipped', 'publish passed']);
  expect(lines.join('\n')).toContain('the origin of another team is down');
});

test('the browser step, which takes longest, waits for the steps before it, and publishing waits for all', () => {
  expect(gateSteps.slice(-2)).toMatchObject([
    { name: 'browser', waitsForAll: true },
    { name: 'publish', waitsForAll: true },
  ]);
});

test('a site can require every step but the last, whose outcome no release has', () => {
  expect(gateSteps.map(({ name }) => name)).toEqual([...GATE_STEPS, 'publish']);
});

test.each(['test', 'build'])(
  '--skip %s is refused with the names of the steps that can be skipped',
  async (name) => {
    const steps = [step('build', {}, { required: true }), step('tests'), step('lint')];
    await expect(runGate(steps, { ...context, skipped: [name] })).rejects.toThrow(
      `--skip ${name}: the steps that can be skipped are tests, lint`,
    );
  },
);
