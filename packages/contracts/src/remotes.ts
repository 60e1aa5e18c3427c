/** Every remote of the site, in the order in which they are listed to people. */
export const REMOTE_NAMES = ['mf-marketing', 'mf-services', 'mf-insights', 'mf-careers', 'mf-forms'] as const;

export type RemoteName = (typeof REMOTE_NAMES)[number];

/** What other sections rely on: a release without one of these is refused. */
export const REQUIRED_EXPOSES: Record<RemoteName, readonly string[]> = {
  'mf-marketing': ['HomePage', 'ContactPage'],
  'mf-services': ['ServicesPage'],
  'mf-insights': ['InsightsPage'],
  'mf-careers': ['CareersPage'],
  'mf-forms': ['ContactForm', 'NewsletterForm', 'NewsletterDialog', 'CoachApplicationDialog'],
};
