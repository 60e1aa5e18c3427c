import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { firm } from '@site/firm';
import { home } from '../../../content/home';
import { AnimatedGraphic } from './AnimatedGraphic';

let enterViewport: () => void;
let observerOptions: IntersectionObserverInit | undefined;

/** The library asks for the preference once, and then listens for changes. */
const preference = Object.assign(new EventTarget(), { matches: false });
window.matchMedia = () => preference as unknown as MediaQueryList;

function stubBrowser({ reducedMotion = false } = {}) {
  preference.matches = reducedMotion;
  preference.dispatchEvent(new Event('change'));
  window.IntersectionObserver = class {
    constructor(
      notify: (entries: { isIntersecting: boolean; target: Element }[]) => void,
      options?: IntersectionObserverInit,
    ) {
      observerOptions = options;
      enterViewport = () => act(async () => notify([{ isIntersecting: true, target: this.target! }]));
    }
    private target: Element | undefined;
    observe(target: Element) {
      this.target = target;
    }
    unobserve() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
}

const { label, open, close, pause, resume, services } = home.graphic;

const trigger = () => screen.getByRole('button', { name: (name) => [label, open, close].includes(name) });
const shownView = () => (trigger().getAttribute('aria-expanded') === 'true' ? 'grid' : 'logo');
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => stubBrowser());
afterEach(cleanup);

test('The server renders the logo among six shapes, and the names of the six services', () => {
  const html = renderToString(<AnimatedGraphic />);
  expect(html).toContain('aria-expanded="false"');
  expect(html).toContain(services[0]!.name.replace('&', '&amp;'));
  expect(html).toMatch(/<ul [^>]*data-shown="false"/);
  expect(html.split('<ul ')[0]!.match(/<svg /g)).toHaveLength(services.length + 1);
  for (const hint of [open, close]) expect(html).not.toContain(hint);
});

test('A click shows the other view, and hides the first one also from assistive technologies', async () => {
  // Without fades, so that the test does not depend on their duration.
  stubBrowser({ reducedMotion: true });
  render(<AnimatedGraphic />);
  await enterViewport();
  const logo = () => screen.getByText(firm.name);
  const names = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual([]));
  expect(logo()).toBeVisible();

  fireEvent.click(trigger());
  await waitFor(() => expect(logo()).not.toBeVisible());
  expect(names()).toEqual(services.map(({ name }) => name));

  fireEvent.click(trigger());
  await waitFor(() => expect(names()).toEqual([]));
  expect(logo()).toBeVisible();
});

describe('With a clock', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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
  });

  test('A click switches the view for four seconds, and autoplay continues', async () => {
    render(<AnimatedGraphic />);
    await enterViewport();
    advance(500);
    advance(3900);
    fireEvent.click(trigger());
    expect(shownView()).toBe('logo');
    advance(3999);
    expect(shownView()).toBe('logo');
    advance(1);
    expect(shownView()).toBe('grid');
  });

  test('Autoplay can be paused and resumed', async () => {
    render(<AnimatedGraphic />);
    await enterViewport();
    advance(500);
    fireEvent.click(screen.getByRole('button', { name: pause }));
    advance(20_000);
    expect(shownView()).toBe('grid');
    fireEvent.click(screen.getByRole('button', { name: resume }));
    advance(4000);
    expect(shownView()).toBe('logo');
  });

  test('Without autoplay nothing changes until a click, and the hint can be clicked', async () => {
    render(<AnimatedGraphic autoPlay={false} />);
    await enterViewport();
    advance(20_000);
    expect(shownView()).toBe('logo');
    fireEvent.click(screen.getByText(open));
    expect(shownView()).toBe('grid');
    fireEvent.click(screen.getByText(close));
    expect(shownView()).toBe('logo');
  });

  test('Reduced motion turns autoplay off', async () => {
    stubBrowser({ reducedMotion: true });
    render(<AnimatedGraphic />);
    await enterViewport();
    advance(20_000);
    expect(shownView()).toBe('logo');
    fireEvent.click(trigger());
    expect(shownView()).toBe('grid');
  });
});
