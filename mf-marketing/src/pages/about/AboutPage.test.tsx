import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { about } from '../../content/about';
import { home } from '../../content/home';
import { OurPromise } from '../home/OurPromise';
import AboutPage from './AboutPage';

test('the logo stands alone beside the story, 80 px high', () => {
  const { container } = render(<AboutPage />, { wrapper: MemoryRouter });
  expect(container.querySelectorAll('svg[viewBox="0 0 100 100"][height="80"]')).toHaveLength(1);
});

test('the home page leads to the team', () => {
  render(
    <>
      <OurPromise />
      <AboutPage />
    </>,
    { wrapper: MemoryRouter },
  );
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: home.promise.link });
  expect(link.pathname).toBe('/about');
  const section = document.getElementById(link.hash.slice(1));
  expect(section).toContainElement(screen.getByRole('heading', { name: about.team.title }));
});
