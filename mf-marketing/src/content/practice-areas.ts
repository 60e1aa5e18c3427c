/**
 * The practices of the team, and the code of the service area that each belongs to. Their names are of an earlier
 * catalogue: the about page shows that of the area.
 */
export const practiceAreas = {
  'Executive Coaching & Leadership Development': 'C',
  'Business & Strategy Advisory': 'A',
  'Venture & Growth Advisory': 'F',
  'Brand & Media Advisory': 'G',
  'People & Talent Advisory': 'B',
  'Leadership & Development': 'C',
  'Creative & Design': 'G',
} as const;
