import { fireEvent, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { ScrollRestoration } from './ScrollRestoration';

const scrollTo = jest.fn();

function scroll(top: number): void {
  jest.replaceProperty(window, 'scrollY', top);
  fireEvent.scroll(window);
}

test('leaves scroll restoration to the browser when the document is left, and takes it back if it returns', () => {
  Object.assign(window, { scrollTo });
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element: <ScrollRestoration /> }])} />);
  scrollTo.mockReset();
  scroll(420);
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  scroll(0);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }]]);
});
