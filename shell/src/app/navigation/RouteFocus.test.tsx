import { act, render, screen } from '@testing-library/react';
import { MemoryRouter, useRoutes } from 'react-router-dom';
import { useAnnouncement } from './announcements';
import { RouteFocus } from './RouteFocus';
import { scrollPositions, toTheTop } from './scroll-positions';
import { RouterProbe, type TestedRouter } from './testing/RouterProbe';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

function Page({ name }: { name: string }) {
  return (
    <main>
      <title>{name}</title>
      <h1>{name}</h1>
      <p id="part">part</p>
      <p data-testid="announcement">{useAnnouncement()}</p>
      <RouteFocus />
    </main>
  );
}

let router: TestedRouter;
const probe = <RouterProbe onChange={(current) => (router = current)} />;

const Site = () =>
  useRoutes(
    ['first', 'second', 'third'].map((name) => ({ path: name, element: <Page key={name} name={name} /> })),
  );

const heading = () => screen.getByRole('heading');

beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  render(
    <MemoryRouter initialEntries={['/first']}>
      {probe}
      <Site />
    </MemoryRouter>,
  );
});

// The initial page of a page load is shown once, so this test comes first.
test('the initial page keeps its focus and its scroll position', () => {
  expect(document.body).toHaveFocus();
  expect(screen.getByTestId('announcement')).toBeEmptyDOMElement();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('after a navigation', () => {
  beforeEach(() => jest.clearAllMocks());

  test('a new page gets the focus on its heading, is announced and starts at its top', async () => {
    await act(async () => router.navigate('/second'));
    expect(heading()).toHaveTextContent('second');
    expect(heading()).toHaveFocus();
    expect(screen.getByTestId('announcement')).toHaveTextContent('second');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('Back restores the scroll position', async () => {
    await act(async () => router.navigate('/third'));
    jest.replaceProperty(window, 'scrollY', 420);
    scrollPositions.save(router.key);
    await act(async () => router.navigate('/first'));
    await act(async () => router.navigate(-1));
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' });
    jest.restoreAllMocks();
  });

  test('a link to an anchor scrolls to it', async () => {
    await act(async () => router.navigate('/second#part'));
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('part')]);
    expect(scrollTo).not.toHaveBeenCalled();
  });

  test('a link that scrolls smoothly does not jump', async () => {
    await act(async () => router.navigate('/third', { state: toTheTop }));
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
