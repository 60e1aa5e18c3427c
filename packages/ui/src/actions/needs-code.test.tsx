import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Button } from './Button';
import { needsCode } from './needs-code';

test('a button that needs code is marked until React has hydrated it', async () => {
  document.body.innerHTML = `<div>${renderToString(<Button {...needsCode}>Share</Button>)}</div>`;
  const button = document.querySelector('button');
  expect(button).toHaveAttribute('data-unhydrated');
  await act(async () => hydrateRoot(document.querySelector('div')!, <Button {...needsCode}>Share</Button>));
  expect(button).toBeInTheDocument();
  expect(button).not.toHaveAttribute('data-unhydrated');
});
