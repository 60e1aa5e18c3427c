import { Findings, type CheckFinding } from './findings';
import type { Finding } from './options';
import type { ShellName } from './site/trial-origins';

const finding = (message: string): Finding => ({ check: 'words', page: '/careers', message });

const timed = (message: string, check = 'idle'): CheckFinding => ({
  ...finding(message),
  check,
  isTimed: true,
});
const untimed = (found: (Finding | CheckFinding)[]): CheckFinding[] =>
  found.map((each) => ({ isTimed: false, ...each }));

/** Collects the findings of a page for which each run has these, on the candidate and on what is live. */
async function collected(runs: {
  candidate: (Finding | CheckFinding)[][];
  live?: (Finding | CheckFinding)[];
}) {
  const result = { findings: [] as Finding[], known: [] as Finding[] };
  const broken: Finding[] = [];
  const findings = new Findings(result, true, (each) => broken.push(each));
  const run = async (shell: ShellName) =>
    untimed(shell === 'live' ? (runs.live ?? []) : (runs.candidate.shift() ?? []));
  await findings.collect(run, runs.live !== undefined);
  return { ...result, broken, isComplete: findings.isComplete };
}

test('every finding of a check counts, once', async () => {
  const { findings, isComplete } = await collected({ candidate: [[finding('a'), finding('b')]], live: [] });
  expect(findings).toEqual([finding('a'), finding('b')]);
  expect(isComplete).toBe(true);
});

test('a finding that the live page has too is known, and does not count', async () => {
  const { findings, known, isComplete } = await collected({
    candidate: [[finding('a')]],
    live: [finding('a')],
  });
  expect(findings).toEqual([]);
  expect(known).toEqual([finding('a')]);
  expect(isComplete).toBe(false);
});

test('every finding of a page that is not live counts', async () => {
  expect((await collected({ candidate: [[finding('a')]] })).findings).toEqual([finding('a')]);
});

test('a timed finding counts if a second run of its check finds something too, even something else', async () => {
  const runs = [[timed('late'), timed('shifts', 'layout-shift')], [timed('hangs')]];
  const { findings } = await collected({ candidate: runs, live: [] });
  expect(findings).toEqual([{ ...finding('late'), check: 'idle' }]);
});

test('a timed finding does not count if its second run finds only what the live page has too', async () => {
  const runs = [[timed('hangs')], [timed('a print lacks its text')]];
  const { findings, known } = await collected({ candidate: runs, live: [timed('a print lacks its text')] });
  expect(findings).toEqual([]);
  expect(known).toEqual([]);
});

test('a finding that is not timed counts without a second run', async () => {
  const { findings } = await collected({ candidate: [[timed('late'), finding('a')], []], live: [] });
  expect(findings).toEqual([finding('a')]);
});

const thrown = (message: string): CheckFinding => ({ ...timed(message, 'links-in-page'), hasThrown: true });

test('a check that throws on the live page too is reported as broken, and does not count', async () => {
  const runs = [[thrown('no link A')], [thrown('no link A')]];
  const { findings, broken } = await collected({ candidate: runs, live: [thrown('no link B')] });
  expect(findings).toEqual([]);
  expect(broken).toEqual([{ check: 'links-in-page', page: '/careers', message: 'no link A' }]);
});

test('a check that throws on the page of the candidate only counts', async () => {
  const runs = [[thrown('no link A')], [thrown('no link A')]];
  const { findings, broken } = await collected({ candidate: runs, live: [] });
  expect(findings).toHaveLength(1);
  expect(broken).toEqual([]);
});

test('a finding under a condition names it, and does not count if the live page has it or changes under it too', async () => {
  const under = (conditions: string, message = 'a'): CheckFinding => ({
    ...finding(message),
    isTimed: false,
    conditions,
  });
  const candidate = [[under('dark colours')]];
  expect(
    (await collected({ candidate: [...candidate], live: [under('a slow network', 'b')] })).findings,
  ).toEqual([finding('a (under: dark colours)')]);
  expect((await collected({ candidate, live: [under('dark colours', 'b')] })).findings).toEqual([]);
  expect((await collected({ candidate, live: [under('a slow network')] })).findings).toEqual([]);
});
