import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';

test('A press on the button opens a fold, and another closes it', async () => {
  render(
    <Fold level={3} title="A fold">
      <p>On two pages.</p>
    </Fold>,
  );
  const toggle = screen.getByRole('button', { name: 'A fold' });
  for (const open of [false, true, false]) {
    expect(toggle).toHaveAttribute('aria-expanded', String(open));
    await userEvent.click(toggle);
  }
});
