import type { AreaColor } from '@site/ui';

/**
 * The departments, a filter of the board. A department takes the colour of its service area. A department without an
 * area takes any colour.
 */
export const departmentAccent = {
  'Business Development': 'purple',
  'Leadership & Development': 'sage',
  'Business & Digital Advisory': 'teal-light',
  'People & Talent Advisory': 'pink',
  'Brand & Media Advisory': 'yellow',
  'Finance & Compliance Advisory': 'red',
  Operations: 'blue',
} satisfies Record<string, AreaColor>;

/** The locations, a filter of the board. Each has its city and, for search engines, its country's ISO code. */
export const localities = {
  'Dubai UAE': { city: 'Dubai', country: 'AE' },
  'Amman Jordan': { city: 'Amman', country: 'JO' },
  'Abu Dhabi UAE': { city: 'Abu Dhabi', country: 'AE' },
};

/** The type of a job that people do from home, in the country of its location. Its structured data says so. */
export const REMOTE_TYPE = 'Remote';

export const employmentTypes = ['Full-time', REMOTE_TYPE, 'Hybrid'] as const;

export const departments = Object.keys(departmentAccent) as (keyof typeof departmentAccent)[];

export const locations = Object.keys(localities) as (keyof typeof localities)[];
