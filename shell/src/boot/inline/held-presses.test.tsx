import { holdPresses } from './held-presses';

test('when code fails to load, a button that was pressed is no longer busy', () => {
  document.body.innerHTML = '<button data-unhydrated>Share</button>';
  const button = document.querySelector('button')!;
  const drop = holdPresses();
  button.click();
  expect(button).toHaveAttribute('aria-busy', 'true');
  drop();
  expect(button).not.toHaveAttribute('aria-busy');
});
