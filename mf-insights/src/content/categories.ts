import type { AreaColor } from '@site/ui';

/** The categories of articles, each with the colour of its tag and of its articles' pages. */
export const categoryColors = {
  'Digital Transformation': 'teal-light',
  Leadership: 'purple',
  'Executive Coaching': 'sage',
  'Venture Capital': 'yellow',
  Sustainability: 'sage',
  Technology: 'blue',
  'M&A': 'red',
  'Leadership Development': 'pink',
  'Sales Management': 'pink',
  'Change Management': 'yellow',
  'Strategic Leadership': 'red',
} as const satisfies Record<string, AreaColor>;
