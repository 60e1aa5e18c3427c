import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { MissedNavigation } from './MissedNavigation';

const Path = () => <p>{useLocation().pathname}</p>;

/** Simulates Back after the router has read the address and before it listens. */
function GoesBack() {
  if (window.location.pathname === '/contact') window.history.replaceState({}, '', '/about');
  return null;
}

test('a navigation from before the router listened is applied', () => {
  window.history.replaceState({}, '', '/contact');
  render(
    <BrowserRouter>
      <Path />
      <GoesBack />
      <MissedNavigation />
    </BrowserRouter>,
  );
  expect(screen.getByText('/about')).toBeInTheDocument();
});
