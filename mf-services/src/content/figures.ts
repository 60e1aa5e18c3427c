/** The figures of recruitment, which several pages show. Those of the whole firm are in `packages/firm`. */
export const recruitment = { daysToFill: 28, quality: '94%', retention: '87%', savedCost: '35%' };

/** Of what several pages show averages. */
export const programmes = '26 talent management programmes: the two years before against the two years after';

/** The outcomes of programmes in talent management, which several pages show, and from where they were reached. */
export const outcomes = {
  engagement: { value: '89%', change: 'up from 61%' },
  leadershipReadiness: { value: '84%', change: 'up from 37%' },
  successionCoverage: { value: '91%', change: 'up from 38%' },
  timeToProductivity: { value: '40% faster', change: '12 weeks instead of 20' },
};
