import type { Job } from '../content/schema';

const job = (
  id: number,
  title: string,
  department: Job['department'],
  location: Job['location'],
  type: Job['type'],
  texts: Partial<Job> = {},
): Job => ({
  id: String(id),
  title,
  department,
  location,
  type,
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
  job(1, 'Business Development Manager', 'Business Development', 'Dubai UAE', 'Full-time', {
    qualifications: ['Knowledge of public procurement in at least one country'],
  }),
  job(2, 'Executive Coach', 'Leadership & Development', 'Dubai UAE', 'Hybrid'),
  job(3, 'Digital Transformation Lead', 'Business & Digital Advisory', 'Abu Dhabi UAE', 'Full-time'),
  job(4, 'Senior Consultant', 'People & Talent Advisory', 'Dubai UAE', 'Hybrid'),
  job(5, 'Content Strategy Manager', 'Brand & Media Advisory', 'Amman Jordan', 'Remote', {
    description: 'You will plan what the brand says.',
  }),
  job(6, 'Compliance Consultant', 'Finance & Compliance Advisory', 'Dubai UAE', 'Full-time'),
  job(7, 'Operations Manager', 'Operations', 'Amman Jordan', 'Full-time', {
    description: 'You will be the manager of an office.',
  }),
  job(8, 'Programme Designer', 'Leadership & Development', 'Amman Jordan', 'Remote', {
    description: 'You will design programmes with the manager of a client.',
  }),
  job(9, 'Talent Acquisition Partner', 'People & Talent Advisory', 'Abu Dhabi UAE', 'Hybrid'),
  job(10, 'Strategy Engagement Manager', 'Business & Digital Advisory', 'Dubai UAE', 'Full-time', {
    description: 'You will lead a turnaround.',
  }),
  job(11, 'Public Sector Partnerships Lead', 'Business Development', 'Abu Dhabi UAE', 'Full-time'),
  job(12, 'Psychometric Assessor', 'People & Talent Advisory', 'Dubai UAE', 'Remote'),
  job(13, 'Brand Designer', 'Brand & Media Advisory', 'Amman Jordan', 'Hybrid'),
  job(14, 'Financial Reporting Analyst', 'Finance & Compliance Advisory', 'Amman Jordan', 'Hybrid'),
  job(15, 'Project Office Analyst', 'Operations', 'Abu Dhabi UAE', 'Hybrid'),
];
