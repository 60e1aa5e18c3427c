import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useHydrated } from './useHydrated';

const Status = () => <p>{useHydrated() ? 'hydrated' : 'server'}</p>;

test('is false in the server HTML and true once it is hydrated', () => {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Status />);
  expect(container).toHaveTextContent('server');
  render(<Status />, { container: document.body.appendChild(container), hydrate: true });
  expect(screen.getByText('hydrated')).toBeInTheDocument();
});
