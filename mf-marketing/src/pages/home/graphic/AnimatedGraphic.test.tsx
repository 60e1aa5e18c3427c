import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { AnimatedGraphic } from './AnimatedGraphic';
import { crossfade } from './graphic-motion';

jest.mock('./graphic-motion', () => ({ crossfade: jest.fn() }));

let enterViewport: () => void;
let observerOptions: IntersectionObserverInit | undefined;

function stubBrowser({ reducedMotion = false } = {}) {
  window.matchMedia = jest.fn().mockReturnValue({
    matches: reducedMotion,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  window.IntersectionObserver = class {
    constructor(
      notify: (entries: { isIntersecting: boolean }[]) => void,
      options?: IntersectionObserverInit,
    ) {
      observerOptions = options;
      enterViewport = () => act(async () => notify([{ isIntersecting: true }]));
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const trigger = () => screen.getByRole('button', { name: 'Our services' });
const shownView = () => (trigger().getAttribute('aria-expanded') === 'true' ? 'grid' : 'logo');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(crossfade).mockClear();
  stubBrowser();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('the server sends the logo, with the names of the six services in the page', () => {
  const html = renderToString(<AnimatedGraphic />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Business &amp; Digital Advisory');
  expect(html).not.toContain('Click to');
});

test('the services take over half a second after the graphic enters the viewport, then the views take turns every 4 seconds', async () => {
  render(<AnimatedGraphic />);
  expect(observerOptions?.rootMargin).toBe('100px');
  pass(10_000);
  expect(shownView()).toBe('logo');

  await enterViewport();
  pass(499);
  expect(shownView()).toBe('logo');
  pass(1);
  expect(shownView()).toBe('grid');
  pass(3999);
  expect(shownView()).toBe('grid');
  pass(1);
  expect(shownView()).toBe('logo');
  pass(4000);
  expect(shownView()).toBe('grid');
  expect(crossfade).toHaveBeenCalledTimes(3);
});

test('a click shows the other view, and the ticks go on', async () => {
  render(<AnimatedGraphic />);
  await enterViewport();
  pass(500);
  fireEvent.click(trigger());
  expect(shownView()).toBe('logo');
  pass(4000);
  expect(shownView()).toBe('grid');
});

test('a visitor can stop the ticks and let them go on', async () => {
  render(<AnimatedGraphic />);
  await enterViewport();
  pass(500);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  pass(20_000);
  expect(shownView()).toBe('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Resume animation' }));
  pass(4000);
  expect(shownView()).toBe('logo');
});

test('without autoplay nothing moves, and a hint says what a click does', async () => {
  render(<AnimatedGraphic autoPlay={false} />);
  await enterViewport();
  pass(20_000);
  expect(shownView()).toBe('logo');
  expect(screen.getByText('Click to explore our services')).toBeVisible();
  fireEvent.click(trigger());
  expect(shownView()).toBe('grid');
  expect(screen.getByText('Click to collapse')).toBeVisible();
});

test('reduced motion turns autoplay off and makes every exchange an instant one', async () => {
  stubBrowser({ reducedMotion: true });
  render(<AnimatedGraphic />);
  await enterViewport();
  pass(20_000);
  expect(shownView()).toBe('logo');
  fireEvent.click(trigger());
  expect(shownView()).toBe('grid');
  expect(crossfade).toHaveBeenCalledWith(expect.any(HTMLElement), expect.any(HTMLElement), true);
});
