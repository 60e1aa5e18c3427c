import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import type { Article } from '../content/article-schema';
import ArticleTeasers from './ArticleTeasers';

/** Four articles are featured: 1, 2, 5 and 7, from the newest to the oldest. */
jest.mock('../content/articles', () => {
  const { articles } = jest.requireActual<{ articles: Article[] }>('../testing/articles');
  const fifth = { featured: true, highlights: ['Whom to ask first'] };
  return { articles: articles.map((article) => (article.id === 5 ? { ...article, ...fifth } : article)) };
});

test('the home page shows the newest three featured articles, each with its highlights', () => {
  render(<ArticleTeasers />, { wrapper: MemoryRouter });
  const teasers = screen.getAllByRole('heading').map((heading) => heading.closest('li') as HTMLElement);
  const addresses = teasers.map((teaser) => within(teaser).getByRole('link').getAttribute('href'));
  expect(addresses).toEqual(['/insights/1', '/insights/2', '/insights/5']);
  expect(within(teasers[2]!).getByText('Whom to ask first')).toBeVisible();
  expect(within(teasers[0]!).queryByText('Whom to ask first')).toBeNull();
});
