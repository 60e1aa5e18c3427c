import type { Author } from './schema';

export const authors: Author[] = [
  {
    name: 'Maysa Durrani',
    portrait: 28,
    role: 'Adviser, financial services and payments',
    about:
      'Maysa has launched payment and credit products with banks, retailers and distributors in four Gulf markets. She advises boards on what to build, what to license and what to leave to a partner.',
  },
  {
    name: 'Tareq Salhani',
    portrait: 33,
    role: 'Adviser, leadership and family enterprise',
    about:
      'Tareq has spent two decades with founder-led groups and government-related companies, first as an executive and then as an adviser on succession, national talent programmes and boards.',
  },
  {
    name: 'Rim Haffar',
    portrait: 36,
    role: 'Executive coach',
    about:
      'Rim coaches senior leaders and their teams in Arabic, English and French. Before that she led learning and development for an engineering company working in nine countries.',
  },
  {
    name: 'Idris Belkadi',
    portrait: 25,
    role: 'Adviser, venture and growth',
    about:
      'Idris has sat on both sides of the table, as a founder in Casablanca and as an investor in Dubai. He helps young companies to raise money and established ones to invest it.',
  },
  {
    name: 'Basil Wahdan',
    portrait: 37,
    role: 'Adviser, strategy and transactions',
    about:
      'Basil works with owners on strategy, acquisitions and the months that follow them. His background is in corporate finance and in running a manufacturing business that had just been bought.',
  },
  {
    name: 'Noor Zuhaimi',
    portrait: 26,
    role: 'Adviser, operations and change',
    about:
      'Noor redesigns how work is done in trading groups, utilities and public bodies, and stays until the new way has become a habit. She began her career on a warehouse floor.',
  },
  {
    name: 'Celine Abiraad',
    portrait: 32,
    role: 'Adviser, sales and commercial teams',
    about:
      'Celine has built and led sales organisations in Beirut, Riyadh and Dubai. She advises commercial directors on the make-up, pay and daily rhythm of their teams.',
  },
  {
    name: 'Hatem Louzari',
    portrait: 29,
    role: 'Adviser, technology and data',
    about:
      'Hatem helps regulated companies to choose, buy and run technology. He has been a chief information officer twice and still prefers a short list of requirements to a long one.',
  },
];
