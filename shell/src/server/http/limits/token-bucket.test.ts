import { TokenBucket } from './token-bucket';

let nowMs = 0;

beforeEach(() => {
  nowMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => nowMs);
});

afterEach(() => jest.restoreAllMocks());

test('a burst gets through, and then so many a second', () => {
  const bucket = new TokenBucket(3, 2);
  const take = (count: number) => Array.from({ length: count }, () => bucket.take());
  expect(take(4)).toEqual([true, true, true, false]);
  nowMs += 1_000;
  expect(take(3)).toEqual([true, true, false]);
  nowMs += 60_000;
  expect(take(4)).toEqual([true, true, true, false]);
});
