import type { Look } from '@site/ui/portraits';
import { z } from 'zod';
import { isUniqueBy } from './is-unique-by';

const authorSchema = z.strictObject({
  name: z.string().min(1),
  /** How the author is drawn, as in the team: see `Look`. */
  portrait: z.custom<Look>(Array.isArray, 'is missing: copy the row of another person and change it'),
  /** Code of the service area to which the articles lead. */
  practice: z.string().regex(/^[A-Z]$/, 'must be the code of a service area, such as A'),
  about: z.string().min(1),
});

export const authorsSchema = z
  .array(authorSchema)
  .refine((authors) => isUniqueBy(authors, 'name'), 'has two authors of the same name: remove one');

export type Author = z.infer<typeof authorSchema>;
