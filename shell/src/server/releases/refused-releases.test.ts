import { createLogger } from '@site/node-service/logger';
import { RefusedReleases } from './refused-releases';

const SECOND_MS = 1_000;

let nowMs: number;
let refused: RefusedReleases;

beforeEach(() => {
  nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
  jest.spyOn(Date, 'now').mockImplementation(() => nowMs);
  refused = new RefusedReleases({
    sequenceOf: () => undefined,
    onRefusal() {},
    log: createLogger('tests', 'silent'),
  });
});

const release = (version = '1.0.0') => ({ name: 'mf-careers', version });
const isWaiting = (version?: string) => refused.isWaiting(release(version));

test('the delay doubles with every refusal, from 5 seconds to 5 minutes', () => {
  const delays: number[] = [];
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    refused.refuse(release(), 'broken');
    delays.push(((refused.toJSON()['mf-careers']?.retryAt ?? 0) - nowMs) / SECOND_MS);
  }
  expect(delays).toEqual([5, 10, 20, 40, 80, 160, 300, 300, 300]);
});

test('another version does not wait, and its delays are its own', () => {
  refused.refuse(release(), 'broken');
  refused.refuse(release(), 'broken');
  expect(isWaiting('1.0.1')).toBe(false);
  refused.refuse(release('1.0.1'), 'broken too');
  expect(refused.toJSON()).toEqual({
    'mf-careers': { version: '1.0.1', reason: 'broken too', attempts: 1, retryAt: 5_000 },
  });
});

test('the delays of versions that are activated by turns grow too', () => {
  for (let turn = 1; turn <= 3; turn += 1) {
    for (const version of ['1.0.0', '1.0.1']) refused.refuse(release(version), 'broken');
  }
  expect(refused.toJSON()['mf-careers']).toMatchObject({ version: '1.0.1', attempts: 3, retryAt: 20_000 });
  nowMs = 19_999;
  expect([isWaiting('1.0.0'), isWaiting('1.0.1')]).toEqual([true, true]);
});

test('a clock that is set back holds up no retry', () => {
  refused.refuse(release(), 'broken');
  jest.spyOn(Date, 'now').mockReturnValue(-1_000_000);
  nowMs = 5_000;
  expect(isWaiting()).toBe(false);
});
