/** The figures of recruitment, which several pages show. Those of the whole firm are in `packages/firm`. */
export const recruitment = { daysToFill: 28, quality: '94%', retention: '87%', savedCost: '35%' };

/** The outcomes of programmes in talent management, which several pages show. */
export const outcomes = {
  engagement: '89%',
  leadershipReadiness: '84%',
  successionCoverage: '91%',
  timeToProductivity: '40% faster',
};
