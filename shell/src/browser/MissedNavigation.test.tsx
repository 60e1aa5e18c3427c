import { render, screen } from '@testing-library/react';
import { BrowserRouter, useLocation } from 'react-router-dom';
import { MissedNavigation } from './MissedNavigation';

const Path = () => <p>{useLocation().pathname}</p>;

/** Stands for Back, pressed after the router has read the address and before it listens. */
function GoesBack() {
  if (window.location.pathname === '/contact') window.history.replaceState({}, '', '/about');
  return null;
}

test('a navigation that came before the router listened is made up for', () => {
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
