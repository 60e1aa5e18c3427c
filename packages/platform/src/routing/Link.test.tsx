import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { FederationContext } from '../sections/federation';
import { Link, NavLink } from './Link';

const prefetch = jest.fn();
const load = () => Promise.reject(new Error('not loaded in this test'));

function Location() {
  const { pathname, search, state } = useLocation();
  return <p data-testid="location">{pathname + search + JSON.stringify(state)}</p>;
}

const renderPage = (links: ReactNode, path = '/start') =>
  render(
    <FederationContext value={{ load, prefetch }}>
      <MemoryRouter initialEntries={[path]}>
        {links}
        <Location />
      </MemoryRouter>
    </FederationContext>,
  );

const location = () => screen.getByTestId('location').textContent;
const link = () => screen.getByRole('link');

beforeEach(() => prefetch.mockClear());

test('navigates on the client, with its state', async () => {
  renderPage(
    <Link to="/next?page=2" state={{ from: 'test' }}>
      next
    </Link>,
  );
  expect(link()).toHaveAttribute('href', '/next?page=2');
  await userEvent.click(link());
  expect(location()).toBe('/next?page=2{"from":"test"}');
});

// The router's hook knows which clicks are the browser's, if it is told the target.
test('leaves a link to another window to the browser', async () => {
  renderPage(
    <Link to="/next" target="_blank">
      next
    </Link>,
  );
  // jsdom cannot navigate: prevented here, after the link's own handler.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await userEvent.click(link());
  expect(location()).toBe('/startnull');
});

test('does not navigate if its click handler prevents it', async () => {
  renderPage(
    <Link to="/next" onClick={(event) => event.preventDefault()}>
      next
    </Link>,
  );
  await userEvent.click(link());
  expect(location()).toBe('/startnull');
});

test('prefetches its page on hover and on focus', async () => {
  const user = userEvent.setup();
  renderPage(<Link to="/next">next</Link>);
  expect(prefetch).not.toHaveBeenCalled();
  await user.hover(link());
  expect(prefetch).toHaveBeenCalledWith('/next');
  prefetch.mockClear();
  await user.tab();
  expect(link()).toHaveFocus();
  expect(prefetch).toHaveBeenCalledWith('/next');
});

test.each([
  ['/next', false, 'page'],
  ['/next/below', false, 'page'],
  ['/nextdoor', false, null],
  ['/', false, null],
  ['/next?page=2', false, 'page'],
  ['/next', true, 'page'],
  ['/next/below', true, null],
])('on %s, a navigation link to /next (its page alone: %s) has aria-current %s', (path, end, current) => {
  for (const to of ['/next', '/next?topic=work', { pathname: '/next' }]) {
    const next = (
      <NavLink to={to} end={end}>
        next
      </NavLink>
    );
    const { unmount } = renderPage(next, path);
    expect(link().getAttribute('aria-current')).toBe(current);
    unmount();
  }
});
