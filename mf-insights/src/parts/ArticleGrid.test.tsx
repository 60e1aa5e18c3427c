import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { articles } from '../testing/articles';
import { ArticleGrid } from './ArticleGrid';

test.each([
  ['an odd number', 3, [true, false, false]],
  ['an even number', 4, [false, false, false, false]],
])('phones show the excerpt of the first of %s of articles only', (_case, count, expected) => {
  const shown = articles.slice(0, count);
  render(<ArticleGrid articles={shown} />, { wrapper: MemoryRouter });
  const excerpts = shown.map(({ excerpt }) => screen.getByText(excerpt));
  expect(excerpts.map((excerpt) => excerpt.getAttribute('data-narrow') !== 'hide')).toEqual(expected);
});
