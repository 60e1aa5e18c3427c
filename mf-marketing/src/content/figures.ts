/** The firm's figures, which several pages show. */
export const figures = {
  projects: '150+',
  clients: '50+',
  countries: '12',
  leaders: '1,200+',
  organisations: '100+',
  years: '15+',
  /** The firm's price, as a share of traditional rates. */
  rate: '25%',
};

/** The firm's impact, on the home page and the about page. */
export const impact = [
  { value: figures.projects, label: 'Projects delivered' },
  { value: figures.clients, label: 'Client organisations' },
  { value: figures.countries, label: 'Countries' },
  { value: figures.leaders, label: 'Leaders coached' },
];
