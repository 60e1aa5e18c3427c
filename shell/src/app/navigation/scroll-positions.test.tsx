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

test('the position of a page that was scrolled and left before hydration is restored', async () => {
  scroll(420);
  window.history.pushState({ key: 'second' }, '', '/second');
  // The address is that of the next page while the first is still shown.
  scroll(450);
  recordShownPath('/second');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(positionToRestore()).toBe(420);
});

test('the position of a page that was left by a click before its last scroll event is restored', async () => {
  scroll(420);
  jest.replaceProperty(window, 'scrollY', 900);
  fireEvent.click(document.body);
  window.history.pushState({ key: 'second' }, '', '/second');
  recordShownPath('/second');
  window.history.back();
  await waitFor(() => expect(window.location.pathname).toBe('/first'));
  expect(positionToRestore()).toBe(900);
});

test('a new history entry for an anchor has no position yet', () => {
  window.history.pushState(null, '', '#part');
  fireEvent.popState(window);
  expect(positionToRestore()).toBeUndefined();
});
