import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { Link } from '../routing/Link';
import { useOverlay } from './useOverlay';

/** A menu of the frame: it stays while the page changes. */
function Menu() {
  const menu = useOverlay('menu');
  return (
    <>
      <button onClick={menu.open}>Open</button>
      {menu.isOpen && (
        <nav>
          <button onClick={menu.close}>Close</button>
          <Link to="/about">About</Link>
        </nav>
      )}
    </>
  );
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const menu = () => screen.queryByRole('navigation');

/** How often the browser has gone back. Counted before the overlay's own listener, which hides it from the router. */
let backs = 0;
window.addEventListener('popstate', () => (backs += 1), { capture: true });

const arrival = () => waitFor(() => expect(backs).toBe(1));

const goBack = () => window.history.back();

beforeEach(() => {
  backs = 0;
  window.history.pushState(null, '', `/page-${Math.random()}`);
  render(
    <BrowserRouter>
      <Menu />
      <Routes>
        <Route path="/about" element={<h1>About us</h1>} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
});

test('Closing the overlay removes its history entry', async () => {
  const entries = window.history.length;
  await press('Open');
  expect(window.history).toHaveLength(entries + 1);
  await press('Close');
  expect(menu()).toBeNull();
  await arrival();
  await press('Open');
  expect(window.history).toHaveLength(entries + 1);
  expect(menu()).toBeVisible();
});

test('Opened again before the browser has gone back, the overlay stays open, and Back closes it', async () => {
  const address = window.location.href;
  await press('Open');
  act(() => screen.getByText('Close').click());
  act(() => screen.getByText('Open').click());
  await arrival();
  expect(menu()).toBeVisible();
  goBack();
  await waitFor(() => expect(menu()).toBeNull());
  expect(window.location.href).toBe(address);
});

test('Back from a page that a link in the overlay led to shows the page without the overlay', async () => {
  const address = window.location.href;
  await press('Open');
  await press('About');
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
  expect(menu()).toBeNull();
  goBack();
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(window.location.href).toBe(address);
  expect(menu()).toBeNull();
});
