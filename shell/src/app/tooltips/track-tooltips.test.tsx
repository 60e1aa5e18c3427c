import { fireEvent, screen } from '@testing-library/react';
import { trackTooltips } from './track-tooltips';

const show = jest.fn();
const hide = jest.fn();
let stop: () => void;

/** jsdom has no layout: controls are 40 px wide and 100 px apart, tooltips are below them. */
const rectangle = (left: number, top: number) => new DOMRect(left, top, 40, 40);

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  document.body.innerHTML =
    '<button data-tooltip="">first</button><button data-tooltip="">second</button><button>none</button>';
  for (const [index, button] of screen.getAllByRole('button').entries())
    button.getBoundingClientRect = () => rectangle(100 * index, 0);
  stop = trackTooltips({ show, hide, area: () => rectangle(0, 48) });
});
afterEach(() => {
  stop();
  jest.useRealTimers();
});

const move = (name: string, position: { clientX: number; clientY: number }, pointerType = 'mouse') =>
  fireEvent(
    screen.getByText(name),
    Object.assign(new MouseEvent('pointermove', { bubbles: true, ...position }), { pointerType }),
  );
const overFirst = () => move('first', { clientX: 20, clientY: 20 });
const away = () => move('none', { clientX: 220, clientY: 20 });

test('a tooltip opens after the pointer has hovered over its control for 700 ms', () => {
  overFirst();
  jest.advanceTimersByTime(699);
  expect(show).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  expect(show.mock.calls).toEqual([[screen.getByText('first')]]);
});

test('a pointer that leaves earlier, or touch, opens none', () => {
  overFirst();
  away();
  move('first', { clientX: 20, clientY: 20 }, 'touch');
  jest.advanceTimersByTime(10_000);
  expect(show).not.toHaveBeenCalled();
});

test.each([
  [299, 1],
  [301, 0],
])('%i ms after one has closed, the next opens without delay %i times', (pause, count) => {
  overFirst();
  jest.advanceTimersByTime(700);
  away();
  expect(hide).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(pause);
  show.mockClear();
  move('second', { clientX: 120, clientY: 20 });
  expect(show).toHaveBeenCalledTimes(count);
});

test('it stays open while the pointer is on the tooltip, or between it and the control', () => {
  overFirst();
  jest.advanceTimersByTime(700);
  move('none', { clientX: 20, clientY: 44 });
  move('none', { clientX: 20, clientY: 60 });
  expect(hide).not.toHaveBeenCalled();
  move('none', { clientX: 20, clientY: 200 });
  expect(hide).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(screen.getByText('first'))],
  ['a press by keyboard', () => fireEvent.keyDown(screen.getByText('first'), { key: ' ' })],
  ['scrolling', () => fireEvent.scroll(document)],
])('%s closes it', (_name, act) => {
  overFirst();
  jest.advanceTimersByTime(700);
  act();
  expect(hide).toHaveBeenCalledTimes(1);
});

test.each([
  ['Escape', () => fireEvent.keyDown(document.body, { key: 'Escape' })],
  ['a press', () => fireEvent.pointerDown(screen.getByText('first'))],
  [
    'two presses',
    () => {
      fireEvent.pointerDown(screen.getByText('first'));
      fireEvent.pointerDown(screen.getByText('first'));
    },
  ],
])('after %s it stays closed while the pointer moves on its control, until that has left', (_name, act) => {
  overFirst();
  jest.advanceTimersByTime(700);
  act();
  overFirst();
  jest.advanceTimersByTime(700);
  expect(show).toHaveBeenCalledTimes(1);
  move('none', { clientX: 20, clientY: 200 });
  overFirst();
  jest.advanceTimersByTime(700);
  expect(show).toHaveBeenCalledTimes(2);
});
