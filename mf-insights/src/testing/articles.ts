import type { Article } from '../content/article-schema';
import { authors } from '../content/authors';

const article = (id: number, category: Article['category'], facts: Partial<Article> = {}): Article => ({
  id,
  title: `Notes on ${category.toLowerCase()}, part ${id}`,
  excerpt: `What part ${id} is about.`,
  category,
  author: authors[0]!.name,
  date: `2025-06-${30 - id}`,
  readTime: '5 min read',
  featured: false,
  ...facts,
});

/** Replaces the site's articles in tests: one topic with three, one with two, and two with one. */
export const articles: Article[] = [
  article(1, 'Digital Transformation', { featured: true }),
  article(2, 'Leadership', { featured: true }),
  article(3, 'Venture Capital'),
  article(4, 'Digital Transformation', { readTime: '2 min read', genericBody: true }),
  article(5, 'M&A'),
  article(6, 'Digital Transformation'),
  article(7, 'Venture Capital', { featured: true }),
];

/** Replaces the import of a body. */
export const importBody = jest.fn((id: number) =>
  Promise.resolve({ default: `<p>The body of article ${id}.</p>` }),
);
