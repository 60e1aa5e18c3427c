/** The figures of recruitment, which several pages show. Those of the whole firm are in `packages/firm`. */
export const recruitment = { daysToFill: 28, quality: '94%', retention: '87%', savedCost: '35%' };
