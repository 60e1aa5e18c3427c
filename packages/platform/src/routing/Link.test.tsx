import { createEvent, fireEvent, render, screen } from '@testing-library/react';
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

/** Clicks the link and returns whether the browser is left to follow it. */
function isLeftToTheBrowser(modifiers: MouseEventInit = {}): boolean {
  const click = createEvent.click(link(), { button: 0, ...modifiers });
  // jsdom cannot navigate: prevented here, after the link's own handler.
  let left = false;
  window.addEventListener(
    'click',
    (event) => {
      left = !event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent(link(), click);
  return left;
}

beforeEach(() => prefetch.mockClear());

test('navigates on the client, with its state', () => {
  renderPage(
    <Link to="/next?page=2" state={{ from: 'test' }}>
      next
    </Link>,
  );
  expect(link()).toHaveAttribute('href', '/next?page=2');
  expect(isLeftToTheBrowser()).toBe(false);
  expect(location()).toBe('/next?page=2{"from":"test"}');
});

test.each([
  ['with a modifier key', { ctrlKey: true }, {}],
  ['on a link to another window', {}, { target: '_blank' }],
])('leaves a click %s to the browser', (_kind, modifiers, properties) => {
  renderPage(
    <Link to="/next" {...properties}>
      next
    </Link>,
  );
  expect(isLeftToTheBrowser(modifiers)).toBe(true);
  expect(location()).toBe('/startnull');
});

test('does not navigate if its click handler prevents it', () => {
  renderPage(
    <Link to="/next" onClick={(event) => event.preventDefault()}>
      next
    </Link>,
  );
  isLeftToTheBrowser();
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
  ['/next', 'page'],
  ['/next/below', 'page'],
  ['/nextdoor', null],
  ['/', null],
])('on %s, a navigation link to /next has aria-current %s', (path, current) => {
  renderPage(<NavLink to="/next">next</NavLink>, path);
  expect(link().getAttribute('aria-current')).toBe(current);
});

test('a navigation link to one page alone is not current on the pages below it', () => {
  const next = (
    <NavLink to="/next" end>
      next
    </NavLink>
  );
  const { unmount } = renderPage(next, '/next/below');
  expect(link()).not.toHaveAttribute('aria-current');
  unmount();
  renderPage(next, '/next');
  expect(link()).toHaveAttribute('aria-current', 'page');
});
