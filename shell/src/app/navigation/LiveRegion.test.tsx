import { act, render, screen } from '@testing-library/react';
import { announce } from './announcements';
import { LiveRegion } from './LiveRegion';

test('is empty until something is announced, and then contains the latest announcement', () => {
  render(<LiveRegion />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => announce('First page'));
  act(() => announce('Second page'));
  expect(screen.getByRole('status')).toHaveTextContent('Second page');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});
