import { z } from 'zod';
import { isUniqueBy } from './is-unique-by';

const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** Seed of the drawn portrait. */
  portrait: z.int().nonnegative(),
  role: z.string().min(1),
  about: z.string().min(1),
});

export const authorsSchema = z
  .array(authorSchema)
  .refine((authors) => isUniqueBy(authors, 'name'), 'two authors have the same name');

export type Author = z.infer<typeof authorSchema>;
