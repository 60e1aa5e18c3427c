import { runGate } from './run-gate';
import type { GateContext, Step, StepResult } from './step';

const lines: string[] = [];
const context = { log: (line: string) => void lines.push(line) } as GateContext;

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
  (await runGate(steps, skipped, context)).map(({ name, outcome }) => `${name} ${outcome}`);

test('a step runs once those that it needs have passed', async () => {
  let built = false;
  const build = step('build', {}, { run: async () => ((built = true), { problems: [] }) });
  const pages = step(
    'pages',
    {},
    { after: ['build'], run: async () => ({ problems: built ? [] : ['no build'] }) },
  );
  expect(await outcomesOf([build, pages])).toEqual(['build passed', 'pages passed']);
});

test('steps that do not depend on each other run in parallel', async () => {
  let start = () => {};
  const started = new Promise<void>((resolve) => (start = resolve));
  const first = step('types', {}, { run: async () => (await started, { problems: [] }) });
  const second = step('lint', {}, { run: async () => (start(), { problems: [] }) });
  expect(await outcomesOf([first, second])).toEqual(['types passed', 'lint passed']);
});

test('a failed step prints its problems and what to do; only steps that do not depend on it run', async () => {
  const steps = [
    step('types', { problems: ['a.ts(1,1): not a number'] }),
    step('build', new Error('it does not compile')),
    step('pages', {}, { after: ['build'] }),
    step('lint'),
    step('publish', {}, { after: ['types', 'build', 'pages', 'lint'], required: true }),
  ];
  expect(await outcomesOf(steps)).toEqual([
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

test('a skipped step does not run, and the steps after it do', async () => {
  const steps = [
    step('tests', new Error('never run')),
    step('publish', {}, { after: ['tests'], required: true }),
  ];
  expect(await outcomesOf(steps, ['tests'])).toEqual(['tests skipped', 'publish passed']);
});

test('an unavailable step is skipped with its reason, and so are steps that depend on it, except publishing', async () => {
  const steps = [
    step('live', { unavailable: 'the site is down' }),
    step('pages', new Error('never run'), { after: ['live'] }),
    step('publish', {}, { after: ['live', 'pages'], required: true }),
  ];
  expect(await outcomesOf(steps)).toEqual(['live skipped', 'pages skipped', 'publish passed']);
  expect(lines.filter((line) => line.includes('the site is down'))).toHaveLength(2);
});

test.each(['test', 'build'])(
  '--skip %s is refused with the names of the steps that can be skipped',
  async (name) => {
    const steps = [step('build', {}, { required: true }), step('tests'), step('lint')];
    await expect(runGate(steps, [name], context)).rejects.toThrow(
      `--skip ${name}: the steps that can be skipped are tests, lint`,
    );
  },
);
