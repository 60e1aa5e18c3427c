import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { startRouter } from './testing/start-router';
import { scrollToTop } from './scroll-to-top';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();
let router: ReturnType<typeof startRouter>;

beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
  router = startRouter(
    '/page',
    <main>
      <h1>Page</h1>
      <a href="#part">to the part</a>
      <p id="part">part</p>
    </main>,
  );
});
afterEach(() => jest.restoreAllMocks());

describe('within a page', () => {
  test('Back restores the scroll position', async () => {
    router.scroll(120);
    await router.navigate('/page?tab=2');
    router.scroll(340);
    await router.back();
    expect(scrollTo.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
  });

  test('Back from an anchor that the browser itself followed restores the scroll position', async () => {
    router.scroll(120);
    fireEvent.click(screen.getByRole('link'));
    await waitFor(() => expect(window.location.hash).toBe('#part'));
    await act(async () => undefined);
    router.scroll(900);
    expect(scrollTo).not.toHaveBeenCalled();
    await router.back();
    expect(scrollTo.mock.calls).toEqual([[{ top: 120, behavior: 'instant' }]]);
  });

  test('Back to an entry that was not scrolled yet scrolls to the top', async () => {
    await router.navigate('#part');
    router.scroll(900);
    await router.back();
    expect(scrollTo.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
  });

  test('a link to an anchor scrolls to it, also when it is followed again', async () => {
    await router.navigate('#part');
    await router.navigate('#part');
    expect(scrollIntoView.mock.calls).toEqual([[], []]);
  });

  test("a link to the top scrolls with the page's scroll behaviour, and moves the focus", async () => {
    await router.navigate('/page', { state: scrollToTop });
    expect(scrollTo.mock.calls).toEqual([[{ top: 0 }]]);
    expect(screen.getByRole('heading')).toHaveFocus();
  });

  test('a new query does not scroll', async () => {
    await router.navigate('/page?tab=2');
    expect(scrollTo).not.toHaveBeenCalled();
  });
});

test('leaves scroll restoration to the browser when the document is left', () => {
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  expect(scrollTo).not.toHaveBeenCalled();
});

test('restores the scroll position of a document from the back/forward cache', () => {
  router.scroll(420);
  fireEvent(window, new Event('pagehide'));
  router.scroll(0);
  fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 420, behavior: 'instant' }]]);
});
