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

const trigger = () => screen.getByRole('button', { name: /our services|collapse/i });
const shownView = () => (trigger().getAttribute('aria-expanded') === 'true' ? 'grid' : 'logo');
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(crossfade).mockClear();
  stubBrowser();
});

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('The server renders the logo, and the names of the six services', () => {
  const html = renderToString(<AnimatedGraphic />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain('Business &amp; Digital Advisory');
  expect(html).not.toContain('Click to');
});

test('The services appear 500 ms after the graphic enters the viewport, then the views alternate every 4 seconds', async () => {
  render(<AnimatedGraphic />);
  expect(observerOptions?.rootMargin).toBe('100px');
  advance(10_000);
  expect(shownView()).toBe('logo');

  await enterViewport();
  advance(499);
  expect(shownView()).toBe('logo');
  advance(1);
  expect(shownView()).toBe('grid');
  advance(3999);
  expect(shownView()).toBe('grid');
  advance(1);
  expect(shownView()).toBe('logo');
  advance(4000);
  expect(shownView()).toBe('grid');
  expect(crossfade).toHaveBeenCalledTimes(3);
});

test('A click switches the view, and autoplay continues', async () => {
  render(<AnimatedGraphic />);
  await enterViewport();
  advance(500);
  fireEvent.click(trigger());
  expect(shownView()).toBe('logo');
  advance(4000);
  expect(shownView()).toBe('grid');
});

test('Autoplay can be paused and resumed', async () => {
  render(<AnimatedGraphic />);
  await enterViewport();
  advance(500);
  fireEvent.click(screen.getByRole('button', { name: 'Pause animation' }));
  advance(20_000);
  expect(shownView()).toBe('grid');
  fireEvent.click(screen.getByRole('button', { name: 'Resume animation' }));
  advance(4000);
  expect(shownView()).toBe('logo');
});

test('Without autoplay nothing changes until a click, and the hint can be clicked', async () => {
  render(<AnimatedGraphic autoPlay={false} />);
  await enterViewport();
  advance(20_000);
  expect(shownView()).toBe('logo');
  fireEvent.click(screen.getByText('Click to explore our services'));
  expect(shownView()).toBe('grid');
  fireEvent.click(screen.getByText('Click to collapse'));
  expect(shownView()).toBe('logo');
});

test('Reduced motion turns autoplay off and makes every switch instant', async () => {
  stubBrowser({ reducedMotion: true });
  render(<AnimatedGraphic />);
  await enterViewport();
  advance(20_000);
  expect(shownView()).toBe('logo');
  fireEvent.click(trigger());
  expect(shownView()).toBe('grid');
  expect(crossfade).toHaveBeenCalledWith(expect.any(HTMLElement), expect.any(HTMLElement), true);
});
