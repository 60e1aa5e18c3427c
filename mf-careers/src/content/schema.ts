import { z } from 'zod';
import { departments, employmentTypes, locations } from './job-options';

const text = z.string().trim().min(1, 'must not be empty');

const oneOf = <Choice extends string>(name: string, choices: readonly Choice[]) =>
  z.enum(choices, `must be ${choices.join(' or ')}: choose one, or add another to ${name} in job-options.ts`);

const jobSchema = z
  .strictObject({
    id: z.string().regex(/^[1-9]\d*$/, 'must be a whole number in quotes'),
    title: text,
    department: oneOf('departmentAccent', departments),
    location: oneOf('localities', locations),
    type: oneOf('employmentTypes', employmentTypes),
    /** For example '7+ years'. */
    experience: text,
    applicants: z.int().nonnegative(),
    /** When the job was posted (YYYY-MM-DD). */
    postedOn: z.iso.date(),
    /** The last day for applications (YYYY-MM-DD), which visitors and search engines read. */
    openUntil: z.iso.date(),
    /** What its card says, which has room for no more; without it the card has the description. */
    teaser: text.max(90).optional(),
    description: text,
    responsibilities: z.array(text).min(1),
    qualifications: z.array(text).min(1),
    aboutYou: text,
  })
  .refine(({ postedOn, openUntil }) => openUntil > postedOn, {
    path: ['openUntil'],
    message: 'must be after postedOn: correct one of them',
  });

export const jobsSchema = z.array(jobSchema).superRefine((jobs, context) => {
  for (const [index, { id, postedOn }] of jobs.entries()) {
    if (jobs.findIndex((job) => job.id === id) < index)
      context.addIssue({
        code: 'custom',
        path: [index, 'id'],
        message: `is used twice: ${id}: give this job the next free number`,
      });
    if (Date.parse(postedOn) > Date.parse(jobs[index - 1]?.postedOn ?? postedOn))
      context.addIssue({
        code: 'custom',
        path: [index, 'postedOn'],
        message: 'is later than that of the job before it: move the job up, the newest is first',
      });
  }
});

export type Job = z.infer<typeof jobSchema>;
