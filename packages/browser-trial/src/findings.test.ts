import { Findings, type CheckFinding } from './findings';
import type { Finding } from './options';

const finding = (message: string, further: Partial<CheckFinding> = {}): CheckFinding => ({
  check: 'words',
  page: '/careers',
  message,
  ...further,
});
const shift = (message: string) => finding(message, { check: 'layout-shift' });
const thrown = (message: string) => finding(message, { hasThrown: true });
const under = (condition: string, message: string) => finding(message, { conditions: [condition] });

/**
 * The messages of the findings that count, and of those that the live page has too.
 *
 * @param runs what each run finds on the candidate's page; the last one is repeated.
 * @param live what a run finds on the live page; absent: the page is not live.
 */
async function collected(runs: CheckFinding[][], live?: CheckFinding[]) {
  const result = { findings: [] as Finding[], known: [] as Finding[] };
  const run = async (shell: string) =>
    (shell === 'live' ? live : runs.length > 1 ? runs.shift() : runs[0]) ?? [];
  await new Findings(result, false).collect(run, live !== undefined);
  const messagesOf = (findings: Finding[]) => findings.map(({ message }) => message);
  return { own: messagesOf(result.findings), known: messagesOf(result.known) };
}

test('every finding of a check counts', async () => {
  expect(await collected([[finding('a'), finding('b')]], [])).toEqual({ own: ['a', 'b'], known: [] });
});

test('the live page repeats the checks that found something, and every check if it lacks one finding', async () => {
  const found = [finding('a'), finding('b')];
  const collectWith = async (onLive: CheckFinding[][]) => {
    const result = { findings: [] as Finding[], known: [] as Finding[] };
    const tried: unknown[] = [];
    const run = async (shell: string, chosen?: readonly CheckFinding[]) => {
      if (shell === 'candidate') return found;
      tried.push(chosen);
      return onLive.shift() ?? [];
    };
    await new Findings(result, false).collect(run, true);
    return { own: result.findings.length, tried };
  };
  expect(await collectWith([found])).toEqual({ own: 0, tried: [found] });
  expect(await collectWith([[finding('a')], [finding('b')]])).toEqual({ own: 0, tried: [found, undefined] });
  expect(await collectWith([[finding('a')], []])).toEqual({ own: 1, tried: [found, undefined] });
});

test.each([
  ['first run', ['candidate']],
  ['live run', ['candidate', 'live']],
  ['second run', ['candidate', 'live', 'candidate']],
  ['third run', ['candidate', 'live', 'candidate', 'candidate']],
])('once a finding has ended the trial, the %s of another page is the last', async (_run, all) => {
  const result = { findings: [] as Finding[], known: [] as Finding[] };
  const findings = new Findings(result, true);
  const runs: string[] = [];
  const runMeanwhile = async (shell: string) => {
    runs.push(shell);
    if (runs.length === all.length) await findings.collect(async () => [finding('a')], false);
    if (shell === 'live') return [];
    // The second run finds more than the first one.
    return runs.length > 1 ? [finding('b'), shift('jumps')] : [finding('b')];
  };
  await findings.collect(runMeanwhile, true);
  expect(runs).toEqual(all);
  expect(result.findings).toMatchObject([{ message: 'a' }]);
});

test('a finding that the live page has too is known, and does not count', async () => {
  expect(await collected([[finding('a')]], [finding('a')])).toEqual({ own: [], known: ['a'] });
});

test('every finding of a page that is not live counts', async () => {
  expect(await collected([[finding('a')]])).toEqual({ own: ['a'], known: [] });
});

test('a finding that a second run does not confirm does not count', async () => {
  expect(await collected([[finding('late')], []], [])).toEqual({ own: [], known: [] });
});

test('a finding counts if a second run of its check finds something too, even something else', async () => {
  const runs = [[finding('late'), shift('jumps')], [finding('hangs')]];
  expect(await collected(runs, [])).toEqual({ own: ['late', 'hangs'], known: [] });
});

test('a finding does not count if a second run finds only what the live page has too', async () => {
  const runs = [[finding('hangs')], [finding('late')]];
  expect(await collected(runs, [finding('late')])).toEqual({ own: [], known: ['late'] });
});

test('what only the second run finds counts if a third one confirms it: the first may have left out a check', async () => {
  expect(await collected([[finding('late')], [shift('jumps')], [shift('jumps')]], [])).toEqual({
    own: ['jumps'],
    known: [],
  });
  expect(await collected([[finding('late')], [shift('jumps')], []], [])).toEqual({ own: [], known: [] });
});

test('a check that throws counts only if it does not throw on the live page too, whatever it throws there', async () => {
  const runs = () => [[thrown('no link A')], [thrown('no link A')]];
  expect(await collected(runs(), [])).toEqual({ own: ['no link A'], known: [] });
  expect(await collected(runs(), [thrown('no link B')])).toEqual({ own: [], known: ['no link A'] });
});

test('a finding under a condition is known if the live page has it, or one of its kind under the same condition', async () => {
  const runs = () => [[under('dark colours', '“Jobs” is not shown')]];
  const counts = { own: ['“Jobs” is not shown (under: dark colours)'], known: [] };
  const isKnown = { own: [], known: ['“Jobs” is not shown (under: dark colours)'] };
  expect(await collected(runs(), [under('more contrast', '“Talks” is not shown')])).toEqual(counts);
  expect(await collected(runs(), [under('dark colours', 'it scrolls sideways')])).toEqual(counts);
  expect(await collected(runs(), [under('dark colours', '“Talks” is not shown')])).toEqual(isKnown);
  expect(await collected(runs(), [under('more contrast', '“Jobs” is not shown')])).toEqual(isKnown);
});

test.each([true, false])(
  'what is found again counts once; the first finding ends the trial: %s',
  async (ends) => {
    const result = { findings: [] as Finding[], known: [] as Finding[] };
    const findings = new Findings(result, ends);
    for (let visit = 0; visit < 2; visit += 1) await findings.collect(async () => [finding('a')], false);
    expect(result.findings).toEqual([{ check: 'words', page: '/careers', message: 'a' }]);
    expect(findings.isComplete).toBe(ends);
  },
);
