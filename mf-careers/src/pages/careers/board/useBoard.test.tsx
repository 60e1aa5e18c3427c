import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { jobBoard } from '../../../content/careers';
import { address, pageLink, search, visit } from '../../../testing/careers-page';
import CareersPage from '../CareersPage';

jest.mock('../../../content/jobs', () => jest.requireActual<object>('../../../testing/jobs'));

const TYPING_PAUSE_MS = 300;
const never = new Promise<void>(() => undefined);

/** Holds every navigation back, as a section of the page does while its code is loading. */
function SlowSection() {
  const { key } = useLocation();
  if (key !== 'default') use(never);
  return null;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a search that was cleared at once stays cleared, also while React waits with the navigation', async () => {
  window.history.replaceState(null, '', '/careers');
  await act(async () => {
    render(
      <BrowserRouter>
        <CareersPage />
        <Suspense fallback={null}>
          <SlowSection />
        </Suspense>
      </BrowserRouter>,
    );
  });
  fireEvent.change(search(), { target: { value: 'astronaut' } });
  await act(async () => void fireEvent.blur(search()));
  expect(address()).toBe('/careers?search=astronaut');
  const clear = screen.getByRole('link', { name: jobBoard.nothingFound.button });
  await act(async () => void fireEvent.click(clear));
  expect(address()).toBe('/careers');
  await act(async () => jest.advanceTimersByTime(TYPING_PAUSE_MS));
  expect(address()).toBe('/careers');
});

test('a page that is chosen within the pause after typing stays chosen, also without a blur', async () => {
  await visit('/careers');
  fireEvent.change(search(), { target: { value: 'a' } });
  await act(async () => void fireEvent.click(pageLink(2)));
  await act(async () => jest.advanceTimersByTime(TYPING_PAUSE_MS));
  expect(address()).toBe('/careers?search=a&page=2');
  expect(pageLink(2)).toHaveAttribute('aria-current', 'page');
});
