/** What an opening may say of its department, place and type; the board's filters offer the first two. */
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
