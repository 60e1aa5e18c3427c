import { act, render, screen } from '@testing-library/react';
import { announce } from './announcements';
import { LiveRegion } from './LiveRegion';

test('is silent until something is announced, and then reads the newest announcement', () => {
  render(<LiveRegion />);
  expect(screen.getByRole('status')).toHaveTextContent('');
  act(() => announce('First page'));
  act(() => announce('Second page'));
  expect(screen.getByRole('status')).toHaveTextContent('Second page');
  expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
});
