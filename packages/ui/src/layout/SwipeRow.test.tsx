import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SwipeRow } from './SwipeRow';

test('A row that the visitor swiped before hydration can be turned back, and not past its end', async () => {
  const row = (
    <SwipeRow columns={2} labels={{ previous: 'Back', next: 'On' }}>
      <li>First</li>
      <li>Second</li>
    </SwipeRow>
  );
  document.body.innerHTML = `<div>${renderToString(row)}</div>`;
  const widths = { clientWidth: { value: 300 }, scrollWidth: { value: 600 } };
  Object.defineProperties(screen.getByRole('list'), widths).scrollLeft = 300;
  await act(async () => hydrateRoot(document.querySelector('div')!, row));
  expect(screen.getByRole('button', { name: 'Back' })).not.toHaveAttribute('aria-disabled');
  expect(screen.getByRole('button', { name: 'On' })).toHaveAttribute('aria-disabled', 'true');
});
