import type { AreaColor } from '@site/ui';

/**
 * The categories of articles, each with the colour of its tag and of its articles' pages: that of the practice that
 * works on the subject.
 */
export const categoryColors = {
  'Digital Transformation': 'teal-light',
  Leadership: 'sage',
  'Executive Coaching': 'sage',
  'Venture Capital': 'purple',
  Sustainability: 'teal-light',
  Technology: 'blue',
  'M&A': 'purple',
  'Leadership Development': 'sage',
  'Sales Management': 'sage',
  'Change Management': 'sage',
  'Strategic Leadership': 'teal-light',
} as const satisfies Record<string, AreaColor>;
