import { z } from 'zod';
import { authors } from './authors';
import { isUniqueBy } from './is-unique-by';

const categorySchema = z.enum([
  'Digital Transformation',
  'Leadership',
  'Executive Coaching',
  'Venture Capital',
  'Sustainability',
  'Technology',
  'M&A',
  'Leadership Development',
  'Sales Management',
  'Change Management',
  'Strategic Leadership',
]);

const visualThemeSchema = z.enum([
  'fintech',
  'leadership',
  'venture',
  'sustainability',
  'technology',
  'strategy',
  'digital',
  'operations',
  'talent',
]);

const articleSchema = z.strictObject({
  id: z.int().positive(),
  /** Search engines show no more than what is before its colon, and than such an excerpt. */
  title: z
    .string()
    .min(1)
    .refine((title) => title.split(': ', 1)[0]!.length <= 65, 'needs a colon after 65 characters at most'),
  excerpt: z.string().min(1).max(160),
  category: categorySchema,
  author: z.enum(
    authors.map(({ name }) => name),
    'must be one of the names in authors.ts',
  ),
  date: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/, 'must read like "6 min read"'),
  /** What its cover shows; there is a default one. */
  visualTheme: visualThemeSchema.optional(),
  /** Shown first on the listing; the newest three also on the home page. */
  featured: z.boolean(),
  /** Has no file in `articles/`: its page shows a body made of its excerpt and its category. */
  genericBody: z.literal(true).optional(),
  /** What the article answers, for its teaser on the home page. */
  highlights: z.array(z.string().min(1)).min(1).max(3).optional(),
});

export const articlesSchema = z
  .array(articleSchema)
  .refine((articles) => isUniqueBy(articles, 'id'), 'two articles have the same id');

export type Article = z.infer<typeof articleSchema>;
