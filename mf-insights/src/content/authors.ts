import type { Author } from './author-schema';

/**
 * The authors, by their names in the team, each with the note that ends their articles. Their roles are the team's. The
 * note may differ from the bio at /about: it says why the author knows the subject.
 */
export const authors: Author[] = [
  {
    name: 'Maysa Durrani',
    portrait: ['teal-light', 42, 1, 'narrow', 'hijab', 'black', 'darkJacket'],
    practice: 'A',
    about:
      'Maysa has launched payment and credit products with banks, retailers and distributors in four Gulf markets. She advises boards on what to build, what to license and what to leave to a partner.',
  },
  {
    name: 'Tareq Salhani',
    portrait: ['sage', 58, 1, 'square', 'sweptBack', 'grey', 'suit', 'moustache'],
    practice: 'C',
    about:
      'Tareq has spent two decades with founder-led groups and government-related companies, first as an executive and then as an adviser on succession, national talent programmes and boards.',
  },
  {
    name: 'Rim Haffar',
    portrait: ['sage', 43, 2, 'oval', 'curls', 'brown', 'rollneck'],
    practice: 'C',
    about:
      'Rim coaches senior leaders and their teams in Arabic, English and French. Before that she led learning and development for an engineering company working in nine countries.',
  },
  {
    name: 'Idris Belkadi',
    portrait: ['purple', 41, 2, 'narrow', 'curly', 'black', 'openCollar', 'short'],
    practice: 'F',
    about:
      'Idris has sat on both sides of the table, as a founder in Casablanca and as an investor in Dubai. He helps young companies to raise money and established ones to invest it.',
  },
  {
    name: 'Basil Wahdan',
    portrait: ['teal-light', 59, 1, 'square', 'receding', 'grey', 'suit', 'short', 'square'],
    practice: 'A',
    about:
      'Basil works with owners on strategy, acquisitions and the months that follow them. His background is in corporate finance and in running a manufacturing business that had just been bought.',
  },
  {
    name: 'Noor Zuhaimi',
    portrait: ['sage', 37, 1, 'oval', 'hijab', 'black', 'blouse', 'square'],
    practice: 'C',
    about:
      'Noor redesigns how work is done in trading groups, utilities and public bodies, and stays until the new way has become a habit. She began her career on a warehouse floor.',
  },
  {
    name: 'Celine Abiraad',
    portrait: ['sage', 48, 0, 'oval', 'long', 'blond', 'blouse'],
    practice: 'C',
    about:
      'Celine has built and led sales organisations in Beirut, Riyadh and Dubai. She advises commercial directors on the make-up, pay and daily rhythm of their teams.',
  },
  {
    name: 'Hatem Louzari',
    portrait: ['teal-light', 56, 2, 'broad', 'bald', 'grey', 'openCollar', 'goatee', 'square'],
    practice: 'A',
    about:
      'Hatem helps regulated companies to choose, buy and run technology. He has been a chief information officer twice and still prefers a short list of requirements to a long one.',
  },
];
