import { MAX_TITLE_CHARACTERS } from '@site/firm';
import { coverThemes } from '@site/ui';
import { z } from 'zod';
import { authors } from './authors';
import { categoryColors } from './categories';
import { isUniqueBy } from './is-unique-by';

const categories = Object.keys(categoryColors) as (keyof typeof categoryColors)[];

const articleSchema = z.strictObject({
  id: z.int().positive(),
  /**
   * If the title and the firm's name are too long together, the page's title has only the part before the colon.
   */
  title: z
    .string()
    .min(1)
    .refine(
      (title) => title.split(': ', 1)[0]!.length <= MAX_TITLE_CHARACTERS,
      `is longer than search engines show: put a colon after ${MAX_TITLE_CHARACTERS} characters at most, or shorten it`,
    ),
  /** Search engines cut a longer one. */
  excerpt: z.string().min(1).max(160),
  category: z.enum(
    categories,
    `must be ${categories.join(' or ')}: choose one, or add another to categories.ts`,
  ),
  author: z.enum(
    authors.map(({ name }) => name),
    'is not in authors.ts: correct the name, or add the author there',
  ),
  date: z.iso.date(),
  readTime: z.string().regex(/^\d+ min read$/, 'must read like "6 min read": correct it'),
  /** The theme of its cover; `conversation` if there is none. */
  visualTheme: z.enum(coverThemes).optional(),
  /** Shown first on the listing; the newest three also on the home page. */
  featured: z.boolean(),
  /** Has no file in `articles/`: its page shows a body made of its excerpt and its category. */
  genericBody: z.literal(true).optional(),
  /** What the article answers, for its teaser on the home page. */
  highlights: z.array(z.string().min(1)).min(1).max(3).optional(),
});

export const articlesSchema = z
  .array(articleSchema)
  .refine(
    (articles) => isUniqueBy(articles, 'id'),
    'has two articles of the same id: give one the next free number',
  )
  .superRefine((articles, context) => {
    for (const [index, { date }] of articles.entries())
      if (Date.parse(date) > Date.parse(articles[index - 1]?.date ?? date))
        context.addIssue({
          code: 'custom',
          path: [index, 'date'],
          message: 'is later than that of the article before it: move the article up, the newest is first',
        });
  });

export type Article = z.infer<typeof articleSchema>;
