import { judgeEdits } from './judge-edits';
import type { Verdict } from './try-edits';

const verdict = (name: string, step: string | null): Verdict => ({
  edit: { name, remote: 'mf-careers', changes: [] },
  step,
  problem: '',
  known: [],
  durationMs: 0,
});

test('every edit with the wrong outcome is named', () => {
  jest.spyOn(console, 'log').mockReturnValue();
  const caught = Array.from({ length: 30 }, (_, number) => verdict(`caught ${number}`, 'types'));
  expect(
    judgeEdits([...caught, verdict('a bug', null)], [verdict('a text', 'lint'), verdict('a job', null)]),
  ).toEqual(['mf-careers, a bug: breaking, and goes live', 'mf-careers, a text: harmless, and refused']);
});

test('a check that finds something on the live site is named once, unless a condition causes it', () => {
  jest.spyOn(console, 'log').mockReturnValue();
  const known = [
    { check: 'habits', page: '/careers', message: 'it cannot be scrolled' },
    { check: 'conditions', page: '/', message: 'a hint is not shown (under: with motion)' },
  ];
  const harmless = ['a text', 'a job'].map((name) => ({ ...verdict(name, null), known }));
  expect(judgeEdits([], harmless)).toEqual([
    'habits finds on the live page /careers too: it cannot be scrolled',
  ]);
});
