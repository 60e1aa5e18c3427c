import { runInTurn } from './run-in-turn';

type Step = Parameters<typeof runInTurn>[0][number];
type Run = Step['run'];

const step = (name: string, run: Run): Step => ({ name, expectedSeconds: 1, advice: '', run });
const context = {} as Parameters<Run>[0];
const build = step('build', async () => ({ problems: [], value: { output: '/release' } }));

test('a release that no step refuses has a folder', async () => {
  await expect(runInTurn([build], context)).resolves.toEqual({ output: '/release' });
});

test('the first step with problems refuses the release', async () => {
  const types = step('types', async () => ({ problems: ['one', 'two'] }));
  await expect(runInTurn([types, build], context)).resolves.toEqual({ step: 'types', problem: 'one\ntwo' });
});

test('an error of the build refuses the release', async () => {
  const broken = step('build', () => Promise.reject(new Error('a compile error')));
  await expect(runInTurn([broken], context)).resolves.toEqual({ step: 'build', problem: 'a compile error' });
});

test('a step that cannot check refuses nothing', async () => {
  const live = step('live', async () => ({ problems: [], unavailable: 'no site responds' }));
  await expect(runInTurn([build, live], context)).rejects.toThrow('live could not check: no site responds');
});

test('a step that fails refuses nothing', async () => {
  const types = step('types', () => Promise.reject(new Error('typescript is not installed')));
  await expect(runInTurn([types, build], context)).rejects.toThrow('types has failed to check');
});
