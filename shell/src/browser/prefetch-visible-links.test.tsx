import { fireEvent } from '@testing-library/react';
import { prefetchVisibleLinks } from './prefetch-visible-links';

const LONGER_THAN_A_REST_MS = 1_000;

/** jsdom has no layout: the test places each link. */
function addLink(href: string, top: number, height = 20): void {
  const link = document.body.appendChild(document.createElement('a'));
  link.setAttribute('href', href);
  link.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
}

function scroll(): void {
  fireEvent.scroll(window);
  jest.advanceTimersByTime(LONGER_THAN_A_REST_MS);
}

let onResource: () => void;
// Each test has its own, because the listeners of earlier tests stay.
let prefetch: jest.Mock;
let prefetchSections: jest.Mock;

const start = () => prefetchVisibleLinks({ prefetch, prefetchSections });

beforeEach(() => {
  jest.useFakeTimers();
  prefetch = jest.fn();
  prefetchSections = jest.fn();
  document.body.replaceChildren();
  // jsdom has none.
  globalThis.PerformanceObserver = class {
    constructor(callback: () => void) {
      onResource = callback;
    }
    observe = jest.fn();
  } as unknown as typeof PerformanceObserver;
});

afterEach(() => {
  jest.useRealTimers();
  Reflect.deleteProperty(globalThis, 'PerformanceObserver');
  Reflect.deleteProperty(navigator, 'connection');
});

test('prefetches the pages behind the links that are on the screen, and no other', () => {
  addLink('/about?from=home', 10);
  addLink('/careers', window.innerHeight + 10);
  addLink('/insights', -50);
  addLink('/in-a-closed-menu', 10, 0);
  addLink('#main', 10);
  addLink('https://elsewhere.example/', 10);
  start();
  scroll();
  expect(prefetch.mock.calls).toEqual([['/about']]);
});

test('prefetches the pages behind the links of a menu that opens', () => {
  start();
  addLink('/about', 10);
  const menu = document.body.appendChild(document.createElement('nav'));
  menu.dispatchEvent(new Event('toggle'));
  jest.advanceTimersByTime(LONGER_THAN_A_REST_MS);
  expect(prefetch.mock.calls).toEqual([['/about']]);
});

test('prefetches the links on the first screen, and its own sections, once it has loaded nothing for 2 s', () => {
  addLink('/about', 10);
  start();
  for (let resource = 0; resource < 5; resource += 1) {
    onResource();
    jest.advanceTimersByTime(1_900);
  }
  expect(prefetch).not.toHaveBeenCalled();
  expect(prefetchSections).not.toHaveBeenCalled();
  jest.advanceTimersByTime(100);
  expect(prefetch.mock.calls).toEqual([['/about']]);
  expect(prefetchSections).toHaveBeenCalled();
});

test('prefetches a page once, also if its code fails to load, which is a resource too', () => {
  prefetch.mockImplementation(() => onResource());
  addLink('/about', 10);
  start();
  onResource();
  jest.advanceTimersByTime(60_000);
  expect(prefetch.mock.calls).toEqual([['/about']]);
});

test('prefetches nothing while the visitor scrolls on', () => {
  addLink('/about', 10);
  start();
  for (let event = 0; event < 20; event += 1) {
    fireEvent.scroll(window);
    jest.advanceTimersByTime(100);
  }
  expect(prefetch).not.toHaveBeenCalled();
});

test('prefetches nothing for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  addLink('/about', 10);
  start();
  scroll();
  expect(prefetch).not.toHaveBeenCalled();
});
