import { departments, employmentTypes, locations } from '../content/job-options';
import type { Job } from '../content/schema';

/** A job whose department, location and type are given by their place among the choices. */
const job = (
  id: number,
  title: string,
  department: number,
  location: number,
  type: number,
  texts: Partial<Job> = {},
): Job => ({
  id: String(id),
  title,
  department: departments[department]!,
  location: locations[location]!,
  type: employmentTypes[type]!,
  experience: '7+ years',
  applicants: 3,
  postedOn: '2025-12-13',
  openUntil: '2027-01-31',
  description: `You will do what is expected of the position number ${id}.`,
  responsibilities: ['Plan the work', 'Do it'],
  qualifications: ['A degree'],
  aboutYou: 'You are curious.',
  ...texts,
});

/** Replaces the site's jobs in the tests of the board: three full pages. */
export const jobs: Job[] = [
  job(1, 'Business Development Manager', 0, 0, 0, {
    qualifications: ['Knowledge of public procurement in at least one country'],
  }),
  job(2, 'Executive Coach', 1, 0, 2),
  job(3, 'Digital Transformation Lead', 2, 2, 0),
  job(4, 'Senior Consultant', 3, 0, 2),
  job(5, 'Content Strategy Manager', 4, 1, 1, {
    description: 'You will plan what the brand says.',
  }),
  job(6, 'Compliance Consultant', 5, 0, 0),
  job(7, 'Operations Manager', 6, 1, 0, {
    description: 'You will be the manager of an office.',
  }),
  job(8, 'Programme Designer', 1, 1, 1, {
    description: 'You will design programmes with the manager of a client.',
  }),
  job(9, 'Talent Acquisition Partner', 3, 2, 2),
  job(10, 'Strategy Engagement Manager', 2, 0, 0, {
    description: 'You will lead a turnaround.',
  }),
  job(11, 'Public Sector Partnerships Lead', 0, 2, 0),
  job(12, 'Psychometric Assessor', 3, 0, 1),
  job(13, 'Brand Designer', 4, 1, 2),
  job(14, 'Financial Reporting Analyst', 5, 1, 2),
  job(15, 'Project Office Analyst', 6, 2, 2),
];
