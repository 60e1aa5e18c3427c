import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast } from '@site/platform';
import Toaster from './Toaster';

const REMOVAL_DELAY_MS = 1_000_000;

const computedStyle = globalThis.getComputedStyle;

beforeEach(() => {
  jest.useFakeTimers();
  // jsdom has no popovers.
  Object.assign(HTMLElement.prototype, { showPopover: jest.fn(), hidePopover: jest.fn() });
  // Nor animations: this one never ends, so that a dismissed toast is in the document for as long as it is kept.
  jest.spyOn(globalThis, 'getComputedStyle').mockImplementation((element) =>
    Object.defineProperty(computedStyle(element), 'animationName', {
      get: () => element.getAttribute('data-state') ?? 'none',
    }),
  );
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const shownToast = () => screen.queryByText('Message sent')?.closest('li') ?? null;

function dismissToast(): void {
  act(() => toast({ title: 'Message sent' }));
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(shownToast()).toHaveAttribute('data-state', 'closed');
}

test('a dismissed toast is removed after 1,000,000 ms', () => {
  render(<Toaster />);
  dismissToast();
  advance(REMOVAL_DELAY_MS - 1);
  expect(shownToast()).toBeInTheDocument();
  advance(1);
  expect(shownToast()).toBeNull();
});

test('a toast that follows a dismissed one is not removed with it', () => {
  render(<Toaster />);
  dismissToast();
  advance(REMOVAL_DELAY_MS - 1);
  act(() => toast({ title: 'Message sent' }));
  advance(1);
  expect(shownToast()).toHaveAttribute('data-state', 'open');
});
