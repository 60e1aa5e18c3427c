import { fireEvent, screen } from '@testing-library/react';
import { openOnHover } from './hover-menu';

let isOpen = false;
let ended: AbortController;
const area = () => screen.getByTestId('area');
const button = () => screen.getByText('Services');
const panel = () => screen.getByTestId('panel');

/** jsdom has no popovers. */
function definePopover(): void {
  const matches = panel().matches.bind(panel());
  Object.assign(panel(), {
    showPopover: () => (isOpen = true),
    hidePopover: () => (isOpen = false),
    matches: (selector: string) => (selector === ':popover-open' ? isOpen : matches(selector)),
    getBoundingClientRect: () => new DOMRect(0, 76, 600, 260),
  });
}

beforeEach(() => {
  jest.useFakeTimers();
  isOpen = false;
  document.body.innerHTML =
    '<div data-testid="area"><button>Services</button><div data-testid="panel"></div></div><a href="#about">About</a>';
  definePopover();
  ended = new AbortController();
  openOnHover(area(), ended.signal);
});
afterEach(() => {
  ended.abort();
  jest.useRealTimers();
});

const pointer = (type: string, element: Element, clientY: number, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new MouseEvent(type, { bubbles: true, clientY }), { pointerType }));
const enter = (pointerType?: string) => pointer('pointerenter', area(), 38, pointerType);
const leave = () => pointer('pointerleave', area(), 40);
const moveTo = (clientY: number) => pointer('pointermove', screen.getByText('About'), clientY);

/** Does what a browser does for a button with `popovertarget`. */
const press = () => {
  if (fireEvent.click(button())) isOpen = !isOpen;
};

function open(): void {
  enter();
  jest.advanceTimersByTime(200);
  expect(isOpen).toBe(true);
}

test('opens 200 ms after the pointer has entered', () => {
  enter();
  jest.advanceTimersByTime(199);
  expect(isOpen).toBe(false);
  jest.advanceTimersByTime(1);
  expect(isOpen).toBe(true);
});

test('does not open for a pointer that leaves earlier, nor for touch', () => {
  enter();
  leave();
  enter('touch');
  jest.advanceTimersByTime(10_000);
  expect(isOpen).toBe(false);
});

test('closes 150 ms after the pointer has left', () => {
  open();
  leave();
  jest.advanceTimersByTime(149);
  expect(isOpen).toBe(true);
  jest.advanceTimersByTime(1);
  expect(isOpen).toBe(false);
});

test.each([
  [299, true],
  [301, false],
])('%i ms after it has closed, it reopens without delay: %s', (pause, expected) => {
  open();
  leave();
  jest.advanceTimersByTime(150 + pause);
  enter();
  jest.advanceTimersByTime(0);
  expect(isOpen).toBe(expected);
});

test('stays open while the pointer moves down towards the panel, across other links', () => {
  open();
  leave();
  for (let y = 42; y <= 76; y += 2) {
    moveTo(y);
    jest.advanceTimersByTime(140);
  }
  expect(isOpen).toBe(true);
  enter();
  jest.advanceTimersByTime(10_000);
  expect(isOpen).toBe(true);
});

test('does not stay open for a pointer that moves sideways, up or past the panel', () => {
  for (const end of [40, 20, 400]) {
    open();
    leave();
    jest.advanceTimersByTime(100);
    moveTo(end);
    jest.advanceTimersByTime(50);
    expect(isOpen).toBe(false);
    jest.advanceTimersByTime(1_000);
  }
});

test('a press after it has opened on hover keeps it open until the next press', () => {
  open();
  press();
  leave();
  jest.advanceTimersByTime(10_000);
  expect(isOpen).toBe(true);
  press();
  expect(isOpen).toBe(false);
});

test('a press before it opens on hover opens it once', () => {
  enter();
  press();
  expect(isOpen).toBe(true);
  jest.advanceTimersByTime(10_000);
  expect(isOpen).toBe(true);
});

describe('where the panel was opened before hydration', () => {
  beforeEach(() => {
    ended.abort();
    ended = new AbortController();
    isOpen = true;
  });

  test('it closes if the focus has moved elsewhere', () => {
    screen.getByText('About').focus();
    openOnHover(area(), ended.signal);
    expect(isOpen).toBe(false);
  });

  test('the next press closes it', () => {
    openOnHover(area(), ended.signal);
    press();
    expect(isOpen).toBe(false);
  });

  test('it stays open while the focus is in it, or on nothing', () => {
    openOnHover(area(), ended.signal);
    expect(isOpen).toBe(true);
    button().focus();
    openOnHover(area(), ended.signal);
    expect(isOpen).toBe(true);
  });
});
