import { Findings } from './findings';
import type { Finding } from './options';

const finding = (message: string): Finding => ({ check: 'words', page: '/careers', message });

/** Judges a page on which each run finds these, on the candidate and on what is live. */
async function judged(runs: { candidate: Finding[][]; live?: Finding[] }, isTimed = false) {
  const result = { findings: [] as Finding[], known: [] as Finding[] };
  const findings = new Findings(result, true);
  const run = async (shell: 'candidate' | 'live') =>
    shell === 'live' ? (runs.live ?? []) : (runs.candidate.shift() ?? []);
  await findings.judge(run, runs.live !== undefined, isTimed);
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

test('what depends on time counts if it is found again', async () => {
  const again = await judged({ candidate: [[finding('a'), finding('b')], [finding('b')]], live: [] }, true);
  expect(again.findings).toEqual([finding('b')]);
});
