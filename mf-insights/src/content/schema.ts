import { z } from 'zod';
import { authors } from './authors';

const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** Seed of the portrait. */
  portrait: z.int().nonnegative(),
  role: z.string().min(1),
  about: z.string().min(1),
});

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
  title: z.string().min(1),
  excerpt: z.string().min(1),
  category: categorySchema,
  author: z.enum(
    authors.map(({ name }) => name),
    'must be one of the names in authors.ts',
  ),
  date: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/, 'must read like "6 min read"'),
  /** Without one, the article is shown with the default illustration. */
  visualTheme: visualThemeSchema.optional(),
  featured: z.boolean(),
});

const distinct = <Item>(items: Item[], key: keyof Item): boolean =>
  new Set(items.map((item) => item[key])).size === items.length;

export const authorsSchema = z
  .array(authorSchema)
  .refine((items) => distinct(items, 'name'), 'two authors have the same name');

export const articlesSchema = z
  .array(articleSchema)
  .refine((items) => distinct(items, 'id'), 'two articles have the same id');

export type Author = z.infer<typeof authorSchema>;
export type Article = z.infer<typeof articleSchema>;
