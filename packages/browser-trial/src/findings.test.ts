import { Findings, type Found } from './findings';
import type { Finding } from './options';

const finding = (message: string): Finding => ({ check: 'words', page: '/careers', message });

const timed = (message: string, check = 'rest'): Found => ({ ...finding(message), check, isTimed: true });
const asFound = (found: (Finding | Found)[]): Found[] => found.map((each) => ({ isTimed: false, ...each }));

/** Judges a page on which each run finds these, on the candidate and on what is live. */
async function judged(runs: { candidate: (Finding | Found)[][]; live?: Finding[] }) {
  const result = { findings: [] as Finding[], known: [] as Finding[] };
  const findings = new Findings(result, true);
  const run = async (shell: 'candidate' | 'live') =>
    asFound(shell === 'live' ? (runs.live ?? []) : (runs.candidate.shift() ?? []));
  await findings.judge(run, runs.live !== undefined);
  return { ...result, isComplete: findings.isComplete };
}

test('what a check finds counts, once', async () => {
  const { findings, isComplete } = await judged({ candidate: [[finding('a'), finding('b')]], live: [] });
  expect(findings).toEqual([finding('a'), finding('b')]);
  expect(isComplete).toBe(true);
});

test('what the live page has too is known, and does not count', async () => {
  const { findings, known, isComplete } = await judged({ candidate: [[finding('a')]], live: [finding('a')] });
  expect(findings).toEqual([]);
  expect(known).toEqual([finding('a')]);
  expect(isComplete).toBe(false);
});

test('a page that is not live has no excuse', async () => {
  expect((await judged({ candidate: [[finding('a')]] })).findings).toEqual([finding('a')]);
});

test('what depends on time counts if its check finds something again, however it does', async () => {
  const runs = [[timed('late'), timed('shifts', 'layout-shift')], [timed('hangs')]];
  const { findings } = await judged({ candidate: runs, live: [] });
  expect(findings).toEqual([{ ...finding('late'), check: 'rest' }]);
});

test('what does not depend on time counts at once', async () => {
  const { findings } = await judged({ candidate: [[timed('late'), finding('a')], []], live: [] });
  expect(findings).toEqual([finding('a')]);
});
