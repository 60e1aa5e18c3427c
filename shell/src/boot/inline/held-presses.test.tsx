import { fireEvent } from '@testing-library/react';
import { holdPresses, type HeldPresses } from './held-presses';

const clicked = jest.fn();
let presses: HeldPresses;
let button: HTMLElement;

/** Marks an element as React does when its handlers become active. */
const hydrate = (element: HTMLElement) => Object.assign(element, { __reactProps$x: {} });
const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
const busy = () => button.getAttribute('aria-busy');

beforeEach(() => {
  clicked.mockClear();
  document.body.innerHTML = '<div><button data-needs-code><b>Share</b></button><button>Send</button></div>';
  document.body.firstElementChild?.addEventListener('click', clicked);
  button = document.querySelector('button') as HTMLElement;
  presses = holdPresses();
});
afterEach(() => presses.drop());

test('a button that was pressed before hydration is busy, and is clicked once after it', async () => {
  fireEvent.click(button.querySelector('b') as Element);
  fireEvent.click(button);
  await nextFrame();
  expect(busy()).toBe('true');
  expect(clicked).not.toHaveBeenCalled();
  hydrate(button);
  await nextFrame();
  await nextFrame();
  expect(busy()).toBeNull();
  expect(clicked).toHaveBeenCalledTimes(1);
});

test('a press after hydration, or on a button that works without code, is not held', () => {
  hydrate(button);
  fireEvent.click(button);
  fireEvent.click(document.querySelector('button:last-child') as Element);
  expect(clicked).toHaveBeenCalledTimes(2);
  expect(busy()).toBeNull();
});

test('a button whose code failed to load is no longer busy, and is never clicked', async () => {
  fireEvent.click(button);
  presses.drop();
  expect(busy()).toBeNull();
  hydrate(button);
  await nextFrame();
  expect(clicked).not.toHaveBeenCalled();
});
