import { screen } from '@testing-library/react';
import { useRoutes } from 'react-router-dom';
import { useAnnouncement } from './announcements';
import { RouteFocus } from './RouteFocus';
import { startRouter } from './testing/start-router';
import { scrollToTop } from './scroll-to-top';

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

const Pages = () =>
  useRoutes(
    ['first', 'second', 'third'].map((name) => ({ path: name, element: <Page key={name} name={name} /> })),
  );

let router: ReturnType<typeof startRouter>;
const heading = () => screen.getByRole('heading');

beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  router = startRouter('/first', <Pages />);
});
afterEach(() => jest.restoreAllMocks());

// The initial page of a page load is shown once, so this test must run first.
test('the initial page keeps its focus and its scroll position', () => {
  expect(document.body).toHaveFocus();
  expect(screen.getByTestId('announcement')).toBeEmptyDOMElement();
  expect(scrollTo).not.toHaveBeenCalled();
});

describe('after a navigation', () => {
  beforeEach(() => jest.clearAllMocks());

  test('a new page gets the focus on its heading, is announced and starts at its top', async () => {
    await router.navigate('/second');
    expect(heading()).toHaveTextContent('second');
    expect(heading()).toHaveFocus();
    expect(screen.getByTestId('announcement')).toHaveTextContent('second');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
  });

  test('a link to the top of another page scrolls there instantly', async () => {
    await router.navigate('/second', { state: scrollToTop });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  test('Back restores the scroll position', async () => {
    await router.navigate('/third');
    router.scroll(420);
    await router.navigate('/first');
    await router.back();
    expect(heading()).toHaveTextContent('third');
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' });
  });

  test('Back to an entry with an anchor restores the scroll position, not that of the anchor', async () => {
    await router.navigate('/third#part');
    router.scroll(420);
    await router.navigate('/first');
    await router.back();
    expect(scrollTo).toHaveBeenLastCalledWith({ top: 420, behavior: 'instant' });
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  test('a link to an anchor of another page scrolls there instantly', async () => {
    await router.navigate('/second#part');
    expect(scrollIntoView.mock.contexts).toEqual([document.getElementById('part')]);
    expect(scrollIntoView).toHaveBeenCalledWith({ behavior: 'instant' });
    expect(scrollTo).not.toHaveBeenCalled();
  });
});
