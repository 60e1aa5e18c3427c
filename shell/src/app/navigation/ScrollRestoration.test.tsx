import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { ScrollRestoration } from './ScrollRestoration';

const scrollTo = jest.fn();

function scroll(top: number): void {
  jest.replaceProperty(window, 'scrollY', top);
  fireEvent.scroll(window);
}

beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = jest.fn();
  window.history.replaceState(null, '', '/page#start');
  const page = (
    <main>
      <a href="#part">to the part</a>
      <p id="part">part</p>
      <ScrollRestoration />
    </main>
  );
  const router = createBrowserRouter([{ path: '*', element: page }], { hydrationData: {} });
  render(<RouterProvider router={router} />);
  scrollTo.mockReset();
});
afterEach(() => jest.restoreAllMocks());

test('Back from an anchor that the browser itself followed restores the scroll position', async () => {
  scroll(120);
  fireEvent.click(screen.getByRole('link'));
  await waitFor(() => expect(window.location.hash).toBe('#part'));
  await act(async () => undefined);
  expect(scrollTo).not.toHaveBeenCalled();
  scroll(900);
  await act(async () => window.history.back());
  await waitFor(() => expect(scrollTo.mock.calls).toEqual([[0, 120]]));
});

test('leaves scroll restoration to the browser when the document is left, and takes it back if it returns', () => {
  scroll(420);
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  scroll(0);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }]]);
});
