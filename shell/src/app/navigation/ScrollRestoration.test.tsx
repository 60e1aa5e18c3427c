import { act, fireEvent, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { scrollPositions, toTheTop } from './scroll-positions';
import { ScrollRestoration } from './ScrollRestoration';
import { RouterProbe, type TestedRouter } from './testing/RouterProbe';

const scrollTo = jest.fn();
const scrollIntoView = jest.fn();

beforeEach(() => {
  Object.assign(window, { scrollTo });
  Element.prototype.scrollIntoView = scrollIntoView;
  jest.clearAllMocks();
});

let router: TestedRouter;
const probe = <RouterProbe onChange={(current) => (router = current)} />;

const renderSite = () =>
  render(
    <MemoryRouter>
      <ScrollRestoration />
      {probe}
      <p id="part">part</p>
    </MemoryRouter>,
  );

function scrollBy(pixels: number) {
  const scrollY = jest.replaceProperty(window, 'scrollY', pixels);
  fireEvent.scroll(window);
  scrollY.restore();
}

test('saves the scroll position of every history entry', async () => {
  renderSite();
  const first = router.key;
  scrollBy(120);
  await act(async () => router.navigate('/second'));
  scrollBy(340);
  expect(scrollPositions.get(first)).toBe(120);
  expect(scrollPositions.get(router.key)).toBe(340);
  expect(scrollPositions.get('an entry that was never shown')).toBe(0);
});

test('scrolls to an anchor, also when it is followed again', async () => {
  renderSite();
  await act(async () => router.navigate('#part'));
  await act(async () => router.navigate('#part'));
  expect(scrollIntoView).toHaveBeenCalledTimes(2);
});

test('scrolls smoothly to the top for links that request it, but not on Back', async () => {
  renderSite();
  await act(async () => router.navigate('/', { state: toTheTop }));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: 'smooth' });
  await act(async () => router.navigate('/second'));
  scrollTo.mockClear();
  await act(async () => router.navigate(-1));
  expect(scrollTo).not.toHaveBeenCalled();
});

test('leaves scroll restoration to the browser on reloads only', () => {
  const { unmount } = renderSite();
  expect(window.history.scrollRestoration).toBe('manual');
  fireEvent(window, new Event('pagehide'));
  expect(window.history.scrollRestoration).toBe('auto');
  fireEvent(window, new Event('pageshow'));
  expect(window.history.scrollRestoration).toBe('manual');
  unmount();
  expect(window.history.scrollRestoration).toBe('auto');
});
