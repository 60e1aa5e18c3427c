import type { AreaColor } from '@site/ui';

/** The departments, each with its accent colour: that of its service area, or any if it has none. A filter of the board. */
export const departmentAccent = {
  'Business Development': 'purple',
  'Leadership & Development': 'sage',
  'Business & Digital Advisory': 'teal-light',
  'People & Talent Advisory': 'pink',
  'Brand & Media Advisory': 'yellow',
  'Finance & Compliance Advisory': 'red',
  Operations: 'blue',
} satisfies Record<string, AreaColor>;

/**
 * The locations, each with its city and the two-letter code of its country (ISO 3166) for search engines. A filter of the
 * board.
 */
export const localities = {
  'Dubai UAE': { city: 'Dubai', country: 'AE' },
  'Amman Jordan': { city: 'Amman', country: 'JO' },
  'Abu Dhabi UAE': { city: 'Abu Dhabi', country: 'AE' },
};

/** The type of a job that is done from anywhere: search engines are told. */
export const REMOTE_TYPE = 'Remote';

export const employmentTypes = ['Full-time', REMOTE_TYPE, 'Hybrid'] as const;

export const departments = Object.keys(departmentAccent) as (keyof typeof departmentAccent)[];

export const locations = Object.keys(localities) as (keyof typeof localities)[];
