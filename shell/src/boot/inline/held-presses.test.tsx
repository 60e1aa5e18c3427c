import { fireEvent, screen } from '@testing-library/react';
import { holdPresses } from './held-presses';

test('code that fails to load discards the held presses, and marks the document', async () => {
  document.body.innerHTML = '<button data-unhydrated>Share</button>';
  const button = screen.getByRole('button');
  const fail = holdPresses();
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  fail();
  expect(document.documentElement).toHaveAttribute('data-code-failed');
  const click = jest.spyOn(button, 'click');
  button.removeAttribute('data-unhydrated');
  await new Promise(requestAnimationFrame);
  expect(click).not.toHaveBeenCalled();
});
