/** Every remote of the site, in the order in which they are listed to people. */
export const REMOTE_NAMES = ['mf-marketing', 'mf-services', 'mf-insights', 'mf-careers', 'mf-forms'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** The environment variable that tells something of a remote: `MF_CAREERS_PORT`. */
export const variableOf = (name: RemoteName, what: 'PORT' | 'ORIGIN'): string =>
  `${name.toUpperCase().replace('-', '_')}_${what}`;

/** What other sections rely on: a release without one of these is refused. */
export const REQUIRED_EXPOSES: Record<RemoteName, readonly string[]> = {
  'mf-marketing': ['HomePage', 'ContactPage'],
  'mf-services': ['ServicesPage'],
  'mf-insights': ['InsightsPage'],
  'mf-careers': ['CareersPage'],
  'mf-forms': ['ContactForm', 'NewsletterForm', 'NewsletterDialog', 'CoachApplicationDialog'],
};

/** First path segment of every route to the remote that owns it. Whatever is not listed is the shell's: not found. */
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
