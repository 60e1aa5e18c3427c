import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@site/platform';
import { dismiss } from '../../content/frame';
import Toaster from './Toaster';

const REMOVAL_DELAY_MS = 1_000_000;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), hidePopover: jest.fn() });
});

afterEach(() => jest.useRealTimers());

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const show = (title: string) => act(() => toast({ title }));

function dismissToast(): void {
  show('Message sent');
  const button = screen.getByRole('button', { name: dismiss });
  fireEvent.pointerMove(button);
  act(() => button.focus());
  fireEvent.click(button);
  expect(screen.queryByText('Message sent')).not.toBeInTheDocument();
}

test('a toast is shown for 5,000 ms', () => {
  render(<Toaster />);
  show('Message sent');
  advance(4_999);
  expect(screen.getByText('Message sent')).toBeInTheDocument();
  advance(1);
  expect(screen.queryByText('Message sent')).not.toBeInTheDocument();
});

test('a dismissed toast is forgotten after 1,000,000 ms', () => {
  render(<Toaster />);
  dismissToast();
  advance(REMOVAL_DELAY_MS - 1);
  expect(jest.getTimerCount()).toBe(1);
  advance(1);
  expect(jest.getTimerCount()).toBe(0);
});

test('a toast that follows a dismissed one is not removed with it', () => {
  render(<Toaster />);
  dismissToast();
  advance(REMOVAL_DELAY_MS - 1);
  show('Message sent again');
  advance(1);
  expect(screen.getByText('Message sent again')).toBeInTheDocument();
});

test('a toast that follows a dismissed one is shown for 5,000 ms too', () => {
  render(<Toaster />);
  dismissToast();
  show('Message sent again');
  advance(4_999);
  expect(screen.getByText('Message sent again')).toBeInTheDocument();
  advance(1);
  expect(screen.queryByText('Message sent again')).not.toBeInTheDocument();
});
