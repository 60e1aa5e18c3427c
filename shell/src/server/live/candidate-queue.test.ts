import { testRelease } from '../testing/test-release';
import { CandidateQueue, type Batch } from './candidate-queue';

const careers = (version: string) => testRelease('mf-careers', version).release;
const insights = (version: string) => testRelease('mf-insights', version).release;
const forms = (version: string) => testRelease('mf-forms', version).release;
const services = (version: string) => testRelease('mf-services', version).release;

let queue: CandidateQueue;

beforeEach(() => {
  queue = new CandidateQueue();
});

/** Takes every batch out; the releases of each, in the order of their trials. */
function drained(): string[][] {
  const batches: string[][] = [];
  for (let batch = queue.first; batch; batch = queue.first) {
    batches.push(batch.map(({ name, version }) => `${name} ${version}`));
    queue.replaceFirst();
  }
  return batches;
}

test('candidates that are found together are tried together', () => {
  queue.update([careers('1.0.0'), insights('1.0.0')]);
  expect(drained()).toEqual([['mf-careers 1.0.0', 'mf-insights 1.0.0']]);
});

test('new candidates come before those that wait already', () => {
  queue.update([careers('1.0.0')]);
  queue.update([careers('1.0.0'), insights('1.0.0')]);
  expect(drained()).toEqual([['mf-insights 1.0.0'], ['mf-careers 1.0.0']]);
});

test('a batch is overtaken once only, however often another team releases', () => {
  queue.update([careers('1.0.0')]);
  queue.update([careers('1.0.0'), insights('1.0.0')]);
  queue.replaceFirst();
  queue.update([careers('1.0.0'), insights('1.1.0')]);
  expect(drained()).toEqual([['mf-careers 1.0.0'], ['mf-insights 1.1.0']]);
});

test('candidates that are found while others wait are tried together with them', () => {
  queue.update([careers('1.0.0')]);
  queue.update([careers('1.0.0'), insights('1.0.0')]);
  queue.update([careers('1.0.0'), insights('1.0.0'), forms('1.0.0')]);
  queue.update([careers('1.0.0'), insights('1.0.0'), forms('1.0.0'), services('1.0.0')]);
  expect(drained()).toEqual([
    ['mf-insights 1.0.0'],
    ['mf-careers 1.0.0'],
    ['mf-forms 1.0.0', 'mf-services 1.0.0'],
  ]);
});

test('a batch stays the same while its candidates are found again', () => {
  queue.update([careers('1.0.0')]);
  const { first } = queue;
  queue.update([careers('1.0.0')]);
  expect(queue.first).toBe(first);
});

test('a candidate that is withdrawn or replaced leaves its batch', () => {
  queue.update([careers('1.0.0'), insights('1.0.0')]);
  queue.update([careers('1.1.0'), insights('1.0.0')]);
  expect(drained()).toEqual([['mf-careers 1.1.0'], ['mf-insights 1.0.0']]);
  queue.update([careers('1.0.0')]);
  queue.update([]);
  expect(queue.first).toBeUndefined();
});

test('a batch may be replaced by smaller ones, ahead of those that wait', () => {
  queue.update([forms('1.0.0')]);
  queue.update([forms('1.0.0'), careers('1.0.0'), insights('1.0.0')]);
  const [first, second] = queue.first as Batch;
  queue.replaceFirst([first!], [], [second!]);
  expect(drained()).toEqual([['mf-careers 1.0.0'], ['mf-insights 1.0.0'], ['mf-forms 1.0.0']]);
});
