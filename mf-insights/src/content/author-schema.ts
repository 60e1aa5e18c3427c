import { z } from 'zod';
import { isUniqueBy } from './is-unique-by';

const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** Code of the service area to which the articles lead. */
  practice: z.string().regex(/^[A-Z]$/, 'must be the code of a service area'),
  about: z.string().min(1),
});

export const authorsSchema = z
  .array(authorSchema)
  .refine((authors) => isUniqueBy(authors, 'name'), 'two authors have the same name');

export type Author = z.infer<typeof authorSchema>;
