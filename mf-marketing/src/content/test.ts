import { pageTitle } from '@site/firm';
import type { TestPage } from './schema';

/** The page `/test`, which no page links to. */
export const test: TestPage = {
  metadata: {
    title: pageTitle('Test Navigation'),
    description: 'Links to a choice of pages, for checking that navigation works.',
    keywords: ['test', 'navigation', 'links'],
  },
  title: 'Test Navigation',
  lead: 'Follow a link to check that its page opens.',
  section: 'Links',
  links: [
    { path: '/', label: 'Home' },
    { path: '/services', label: 'Services' },
    { path: '/services/organisation-talent-advisory', label: 'Organisation & Talent Advisory' },
    { path: '/hr-strategy', label: 'HR Strategy' },
    { path: '/compensation-benefits', label: 'Compensation & Benefits' },
    { path: '/talent-acquisition', label: 'Talent Acquisition' },
    { path: '/about', label: 'About' },
  ],
};
