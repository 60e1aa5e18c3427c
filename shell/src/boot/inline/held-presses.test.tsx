import { fireEvent, screen } from '@testing-library/react';
import { holdPresses } from './held-presses';

test('code that fails to load ends the held presses, and marks the document', () => {
  document.body.innerHTML = '<button data-unhydrated>Share</button>';
  const button = screen.getByRole('button');
  const fail = holdPresses();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  fail();
  expect(button).not.toHaveAttribute('aria-busy');
  fireEvent.click(button);
  expect(button).not.toHaveAttribute('aria-busy');
  expect(document.documentElement).toHaveAttribute('data-code-failed');
});
