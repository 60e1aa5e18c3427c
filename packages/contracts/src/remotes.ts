/** Every remote of the site, in display order. */
export const REMOTE_NAMES = ['mf-marketing', 'mf-services', 'mf-insights', 'mf-careers', 'mf-forms'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** Name of the environment variable with a setting of a remote, for example `MF_CAREERS_PORT`. */
export const variableOf = (name: RemoteName, setting: 'PORT' | 'ORIGIN'): string =>
  `${name.toUpperCase().replace('-', '_')}_${setting}`;

/** Exposes that every release must have: sections that other remotes show, and the main pages. */
export const REQUIRED_EXPOSES: Record<RemoteName, readonly string[]> = {
  'mf-marketing': ['HomePage', 'ContactPage'],
  'mf-services': ['ServicesPage'],
  'mf-insights': ['InsightsPage'],
  'mf-careers': ['CareersPage'],
  'mf-forms': ['ContactForm', 'NewsletterForm', 'NewsletterDialog', 'CoachApplicationDialog'],
};

/** First path segments of the routes that each remote owns. The shell shows its not-found page for all others. */
export const ROUTE_OWNERS: Record<RemoteName, readonly string[]> = {
  'mf-marketing': [
    '/',
    '/about',
    '/contact',
    '/partners',
    '/privacy-policy',
    '/terms-of-service',
    '/cookie-policy',
    '/accessibility',
    '/test',
  ],
  'mf-services': [
    '/services',
    '/coming-soon',
    '/hr-strategy',
    '/compensation-benefits',
    '/talent-acquisition',
    '/talent-management',
  ],
  'mf-insights': ['/insights'],
  'mf-careers': ['/careers'],
  'mf-forms': ['/book'],
};
