import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { InternalLinks } from './InternalLinks';

const routes = [
  { path: '/', id: 'mf-a/Home' },
  { path: '/items/:id', id: 'mf-a/Item' },
  { path: '/missing', id: null },
];

function Location() {
  const { pathname, search, hash } = useLocation();
  return <p data-testid="location">{pathname + search + hash}</p>;
}

const location = () => screen.getByTestId('location').textContent;

// jsdom cannot navigate: prevented here, after all handlers.
const stopNavigation = (event: Event) => event.preventDefault();
beforeEach(() => window.addEventListener('click', stopNavigation));
afterEach(() => window.removeEventListener('click', stopNavigation));

/** Clicks a link in HTML that no component handles. */
function click(html: string, modifiers: MouseEventInit = {}) {
  render(
    <MemoryRouter>
      <InternalLinks routes={routes} />
      <Location />
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </MemoryRouter>,
  );
  const target = screen.getByText('link');
  fireEvent(target, createEvent.click(target, { button: 0, ...modifiers }));
}

test('navigates on the client to a page of the site', () => {
  click('<a href="/items/7?tab=2#part"><b>link</b></a>');
  expect(location()).toBe('/items/7?tab=2#part');
});

test.each([
  ['to another site', '<a href="https://other.example/items/7">link</a>'],
  ['to no route', '<a href="/feed.xml">link</a>'],
  ['to a page of a remote that the composition lacks', '<a href="/missing">link</a>'],
  ['to another window', '<a href="/items/7" target="_blank">link</a>'],
  ['within the page', '<a href="#part">link</a>'],
  ['that was handled', '<span onclick="event.preventDefault()"><a href="/items/7">link</a></span>'],
])('leaves a link %s to the browser', (_kind, html) => {
  click(html);
  expect(location()).toBe('/');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'leaves a click with %j to the browser',
  (modifiers) => {
    click('<a href="/items/7">link</a>', modifiers);
    expect(location()).toBe('/');
  },
);
