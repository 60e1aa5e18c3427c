import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { NavigationFocus, scrollToTop } from './NavigationFocus';

// The end-to-end tests show where the focus moves to, and how the page scrolls.

const scrollTo = jest.fn();
let router: ReturnType<typeof createMemoryRouter>;

beforeEach(() => {
  scrollTo.mockReset();
  Object.assign(window, { scrollTo, matchMedia: () => ({ matches: true }) });
  const element = (
    <main>
      <h1>Page</h1>
      <NavigationFocus />
    </main>
  );
  router = createMemoryRouter([{ path: '*', element }]);
  render(<RouterProvider router={router} />);
});

test('the page that a document was opened with keeps its focus, and is not announced', () => {
  expect(document.body).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('');
});

test('another query of the same page moves no focus', async () => {
  await act(() => router.navigate('/?tab=2'));
  expect(document.body).toHaveFocus();
});

test('Back to the entry of a link to the top does not scroll to the top', async () => {
  await act(() => router.navigate('/', { state: scrollToTop }));
  expect(scrollTo).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/?tab=2'));
  await act(() => router.navigate(-1));
  expect(scrollTo).toHaveBeenCalledTimes(1);
});
