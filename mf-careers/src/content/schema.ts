import { z } from 'zod';
import { departments, employmentTypes, locations } from './job-options';

const text = z.string().trim().min(1, 'must not be empty');

const jobSchema = z
  .strictObject({
    id: z.string().regex(/^[1-9]\d*$/, 'must be a whole number as text'),
    title: text,
    department: z.enum(departments),
    location: z.enum(locations),
    type: z.enum(employmentTypes),
    /** For example '7+ years'. */
    experience: text,
    applicants: z.int().nonnegative(),
    /** When the job was posted (YYYY-MM-DD). */
    postedOn: z.iso.date(),
    /** The last day for applications (YYYY-MM-DD), for search engines. */
    openUntil: z.iso.date(),
    description: text,
    responsibilities: z.array(text).min(1),
    qualifications: z.array(text).min(1),
    aboutYou: text,
  })
  .refine(({ postedOn, openUntil }) => openUntil > postedOn, {
    path: ['openUntil'],
    message: 'must be after postedOn',
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
