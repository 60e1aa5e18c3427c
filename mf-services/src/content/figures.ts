/** The firm's figures, which several pages show. */
export const figures = {
  clients: '50+',
  countries: '12',
  years: '15+',
  /** The firm's price, as a share of traditional rates. */
  rate: '25%',
};

export const recruitment = { daysToFill: 28, quality: '94%', retention: '87%', savedCost: '35%' };

export const coaching = { leaders: '1,250+', programs: '85+', organisations: '200+', coaches: '50+' };
