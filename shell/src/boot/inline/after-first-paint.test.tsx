import { fireEvent } from '@testing-library/react';
import { afterFirstPaint } from './after-first-paint';

let paint: (name: string) => void;

/** jsdom does not paint: tests report paints by `paint`. */
class FakePerformanceObserver {
  constructor(callback: (entries: { getEntriesByName(name: string): unknown[] }) => void) {
    paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [{}] : []) });
  }

  observe() {}
}

let hasStarted: () => Promise<boolean>;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: FakePerformanceObserver });
  const start = afterFirstPaint().then(() => true);
  hasStarted = () => Promise.race([start, Promise.resolve(false).then((value) => value)]);
});
afterEach(() => jest.useRealTimers());

test('starts after the first content is painted', async () => {
  paint('first-paint');
  expect(await hasStarted()).toBe(false);
  paint('first-contentful-paint');
  expect(await hasStarted()).toBe(true);
});

test.each([
  ['press', () => fireEvent.pointerDown(document.body)],
  ['key', () => fireEvent.keyDown(document.body)],
])('starts at a %s before the first paint', async (_name, press) => {
  press();
  expect(await hasStarted()).toBe(true);
});

test('starts three seconds after the load event where no paint is reported', async () => {
  fireEvent.load(window);
  jest.advanceTimersByTime(2_999);
  expect(await hasStarted()).toBe(false);
  jest.advanceTimersByTime(1);
  expect(await hasStarted()).toBe(true);
});
