import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BrowserRouter, Route, Routes, useLocation, useNavigate } from 'react-router-dom';
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

/** Navigates as a page does whose code arrives while the menu is open already. */
function LatePage() {
  const navigate = useNavigate();
  return [false, true].map((replace) => (
    <button key={String(replace)} onClick={() => void navigate('/about', { replace })}>
      {replace ? 'Replace' : 'Push'}
    </button>
  ));
}

/** The key by which the router knows the history entry that is shown, and restores its position. */
function EntryKey() {
  return <output>{useLocation().key}</output>;
}

const press = (name: string) => userEvent.click(screen.getByText(name));
const menu = () => screen.queryByRole('navigation');

/** Marks the overlay's history entry, so that the test can tell when the browser has left it. */
const markEntry = () => window.history.replaceState('overlay', '');

const arrival = () => waitFor(() => expect(window.history.state).not.toBe('overlay'));

const goBack = () => window.history.back();

beforeEach(() => {
  window.history.pushState(null, '', `/page-${Math.random()}`);
  render(
    <BrowserRouter>
      <Menu />
      <LatePage />
      <EntryKey />
      <Routes>
        <Route path="/about" element={<h1>About us</h1>} />
        <Route path="*" element={null} />
      </Routes>
    </BrowserRouter>,
  );
});

test('Opened again before the browser has gone back, the overlay stays open, and Back closes it', async () => {
  const address = window.location.href;
  await press('Open');
  act(() => screen.getByText('Close').click());
  markEntry();
  act(() => screen.getByText('Open').click());
  await arrival();
  expect(menu()).toBeVisible();
  goBack();
  await waitFor(() => expect(menu()).toBeNull());
  expect(window.location.href).toBe(address);
});

test('Back over two entries closes the overlay and shows the page before', async () => {
  const address = window.location.href;
  const entries = window.history.length;
  await press('Open');
  await press('About');
  expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
  // The link has replaced the overlay's entry.
  expect(window.history).toHaveLength(entries + 1);
  await press('Open');
  window.history.go(-2);
  await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
  expect(window.location.href).toBe(address);
  expect(menu()).toBeNull();
});

test('Back to a page whose own link closed the overlay returns to the entry that the router knows', async () => {
  const key = () => screen.getByRole('status').textContent;
  await press('Open');
  await press('About');
  await press('Open');
  act(() => screen.getByText('About').click());
  markEntry();
  await arrival();
  const known = key();
  await press('Push');
  expect(key()).not.toBe(known);
  goBack();
  await waitFor(() => expect(key()).toBe(known));
});

test.each(['Push', 'Replace'])(
  'A page that arrives by %s closes the overlay, and Back leaves it',
  async (way) => {
    const address = window.location.href;
    await press('Open');
    await press(way);
    expect(await screen.findByRole('heading', { name: 'About us' })).toBeVisible();
    expect(menu()).toBeNull();
    goBack();
    await waitFor(() => expect(screen.queryByRole('heading')).toBeNull());
    expect(window.location.href).toBe(address);
  },
);
