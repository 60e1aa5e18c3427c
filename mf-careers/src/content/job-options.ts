/** Allowed values of a job's department, location and type; the first two are filters of the board. */
export const departments = [
  'Business Development',
  'Leadership & Development',
  'Business & Digital Advisory',
  'People & Talent Advisory',
  'Brand & Media Advisory',
  'Finance & Compliance Advisory',
  'Operations',
] as const;

export const locations = ['Dubai UAE', 'Amman Jordan', 'Abu Dhabi UAE'] as const;

export const employmentTypes = ['Full-time', 'Remote', 'Hybrid'] as const;
