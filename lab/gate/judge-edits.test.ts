import { judgeEdits } from './judge-edits';
import type { Verdict } from './try-edits';

const verdict = (name: string, step: string | null): Verdict => ({
  edit: { name, remote: 'mf-careers', changes: [] },
  step,
  problem: '',
  durationMs: 0,
});

test('every edit with the wrong outcome is named', () => {
  jest.spyOn(console, 'log').mockReturnValue();
  const caught = Array.from({ length: 30 }, (_, number) => verdict(`caught ${number}`, 'types'));
  expect(
    judgeEdits([...caught, verdict('a bug', null)], [verdict('a text', 'lint'), verdict('a job', null)]),
  ).toEqual(['mf-careers, a bug: breaking, and goes live', 'mf-careers, a text: harmless, and refused']);
});
