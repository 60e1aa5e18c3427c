/** Addresses and titles of the legal pages. Each links to the others. */
export const legalPages = {
  privacyPolicy: { path: '/privacy-policy', title: 'Privacy Policy' },
  termsOfService: { path: '/terms-of-service', title: 'Terms of Service' },
  cookiePolicy: { path: '/cookie-policy', title: 'Cookie Policy' },
  accessibility: { path: '/accessibility', title: 'Accessibility Statement' },
};

/** The words around every legal document. */
export const legalFrame = {
  lastUpdated: 'Last updated:',
  contents: 'On this page',
  others: 'Legal information',
};
