import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Fold } from './Fold';

test.each([false, true])(
  'A fold that is open at first: %s, changes with each press',
  async (initiallyOpen) => {
    render(
      <Fold level={3} title="A fold" initiallyOpen={initiallyOpen}>
        <p>On two pages.</p>
      </Fold>,
    );
    const toggle = screen.getByRole('button', { name: 'A fold' });
    for (const open of [initiallyOpen, !initiallyOpen, initiallyOpen]) {
      expect(toggle).toHaveAttribute('aria-expanded', String(open));
      await userEvent.click(toggle);
    }
  },
);
