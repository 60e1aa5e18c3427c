import { fireEvent } from '@testing-library/react';
import { afterFirstPaint } from './after-first-paint';

const start = jest.fn();
let paint: (name: string) => void;

/** jsdom does not paint: tests report paints by `paint`. */
class FakePerformanceObserver {
  constructor(callback: (entries: { getEntriesByName(name: string): unknown[] }) => void) {
    paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  }

  observe() {}
}

beforeEach(() => {
  jest.useFakeTimers();
  start.mockClear();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
  afterFirstPaint(start);
});
afterEach(() => {
  fireEvent.keyDown(window);
  jest.useRealTimers();
});

test('starts once, after the first content is painted', () => {
  paint('first-paint');
  expect(start).not.toHaveBeenCalled();
  paint('first-contentful-paint');
  paint('first-contentful-paint');
  fireEvent.pointerDown(window);
  expect(start).toHaveBeenCalledTimes(1);
});

test.each([
  ['press', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body)],
])('starts at a %s before the first paint', (_name, press) => {
  press();
  expect(start).toHaveBeenCalledTimes(1);
});

test('starts three seconds after the load event where no paint is reported', () => {
  fireEvent.load(window);
  jest.advanceTimersByTime(2_999);
  expect(start).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(start).toHaveBeenCalledTimes(1);
});
