import { fireEvent, waitFor } from '@testing-library/react';
import { positionToRestore, recordPositions, recordShownPath } from './scroll-positions';

function scroll(top: number): void {
  jest.replaceProperty(window, 'scrollY', top);
  fireEvent.scroll(window);
}

beforeEach(() => {
  window.history.replaceState(null, '', '/first');
  recordPositions();
});
afterEach(() => jest.restoreAllMocks());

test('a page that is scrolled and left before it is hydrated is found where it was left', async () => {
  scroll(420);
  window.history.pushState({ key: 'second' }, '', '/second');
  // The address is that of the next page while the first is still shown.
  scroll(450);
  recordShownPath('/second');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(positionToRestore()).toBe(420);
});

test('a page that is left by a click before its last scrolling was reported is found where it was left', async () => {
  scroll(420);
  jest.replaceProperty(window, 'scrollY', 900);
  fireEvent.click(document.body);
  window.history.pushState({ key: 'second' }, '', '/second');
  recordShownPath('/second');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(positionToRestore()).toBe(900);
});

test('a new entry of the browser, for an anchor, has no position yet', () => {
  window.history.pushState(null, '', '#part');
  fireEvent.popState(window);
  expect(positionToRestore()).toBeUndefined();
});
