import { z } from 'zod';
import { departments, employmentTypes, locations } from './vacancy-terms';

const words = z.string().trim().min(1, 'must not be empty');

const jobSchema = z.strictObject({
  id: z.string().regex(/^[1-9]\d*$/, 'must be a whole number as text'),
  title: words,
  department: z.enum(departments),
  location: z.enum(locations),
  type: z.enum(employmentTypes),
  /** For example '7+ years'. */
  experience: words,
  applicants: z.int().nonnegative(),
  /** When the opening was posted, as a reader says it. */
  posted: words,
  /** The same as a date, for search engines. */
  postedOn: z.iso.date(),
  description: words,
  responsibilities: z.array(words).min(1),
  qualifications: z.array(words).min(1),
  aboutYou: words,
});

export const jobsSchema = z.array(jobSchema).superRefine((jobs, context) => {
  const seen = new Set<string>();
  for (const [index, { id }] of jobs.entries()) {
    if (seen.has(id))
      context.addIssue({ code: 'custom', path: [index, 'id'], message: `is used twice: ${id}` });
    seen.add(id);
  }
});

export type Job = z.infer<typeof jobSchema>;
