import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { home } from '../../content/home';
import { OurPromise } from './OurPromise';

test('The promise shows the people who led the stories, each with a name', () => {
  render(<OurPromise />, { wrapper: MemoryRouter });
  const names = screen.getAllByRole('img').map((portrait) => portrait.getAttribute('alt'));
  expect(names).toEqual(home.stories.items.map(({ ledBy }) => ledBy));
});
