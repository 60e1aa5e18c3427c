import { append, addTo, entryFor, heading, inFooter, NAVIGATION, SITEMAP, type Change } from './change';

const LEGAL_PAGE = '/terms-of-service/coaching';
const LEGAL_PAGE_FILE = 'src/pages/coaching-terms/CoachingTermsPage.tsx';

const newLegalPage = `import type { ReactNode } from 'react';
import { termsOfService } from '../../content/legal/terms-of-service';
import { LegalPage } from '../../parts/LegalPage';

const coachingTerms = { ...termsOfService, path: '${LEGAL_PAGE}', title: 'Coaching Terms' };

export default function CoachingTermsPage(): ReactNode {
  return <LegalPage document={coachingTerms} />;
}
`;

const HIDDEN_PAGE = '/partners';
const MOVED_PAGE = '/privacy-policy/coaching';
const REDIRECT_FILE = 'src/pages/coaching-terms/CoachingTermsRedirect.tsx';

const newRedirect = `import type { ReactNode } from 'react';
import { PermanentRedirect } from '@site/platform';

export default function CoachingTermsRedirect(): ReactNode {
  return <PermanentRedirect to="${MOVED_PAGE}" />;
}
`;

/** Changes of the addresses of marketing's pages, in this order. */
export const pageChanges: readonly Change[] = [
  {
    name: 'a legal page',
    remote: 'mf-marketing',
    changes: [
      addTo(NAVIGATION, entryFor('legal', 'Coaching Terms', LEGAL_PAGE)),
      append('remote.config.ts', '  routes: [', `\n    page('${LEGAL_PAGE}', 'CoachingTermsPage'),`),
      append('remote.config.ts', '  exposes: {', `\n    CoachingTermsPage: './${LEGAL_PAGE_FILE}',`),
    ],
    added: { [LEGAL_PAGE_FILE]: newLegalPage },
    shown: [inFooter(LEGAL_PAGE), [LEGAL_PAGE, heading('Coaching Terms')]],
    listed: [
      [SITEMAP, `${LEGAL_PAGE}</loc>`],
      [LEGAL_PAGE, 'Coaching Terms'],
    ],
  },
  {
    name: 'a page moves, and its old address redirects',
    remote: 'mf-marketing',
    changes: [
      [NAVIGATION, `address: '${LEGAL_PAGE}'`, `address: '${MOVED_PAGE}'`],
      [LEGAL_PAGE_FILE, `path: '${LEGAL_PAGE}'`, `path: '${MOVED_PAGE}'`],
      [
        'remote.config.ts',
        `page('${LEGAL_PAGE}', 'CoachingTermsPage'),`,
        `page('${MOVED_PAGE}', 'CoachingTermsPage'),
    {
      path: '${LEGAL_PAGE}',
      expose: 'CoachingTermsRedirect',
      pages: [{ url: '${LEGAL_PAGE}', status: 301, sitemap: false }],
    },`,
      ],
      append('remote.config.ts', '  exposes: {', `\n    CoachingTermsRedirect: './${REDIRECT_FILE}',`),
    ],
    added: { [REDIRECT_FILE]: newRedirect },
    shown: [inFooter(MOVED_PAGE), [LEGAL_PAGE, heading('Coaching Terms')]],
    gone: [inFooter(LEGAL_PAGE)],
    listed: [[SITEMAP, `${MOVED_PAGE}</loc>`]],
    unlisted: [[SITEMAP, `${LEGAL_PAGE}</loc>`]],
  },
  {
    name: 'a page that crawlers may not see',
    remote: 'mf-marketing',
    changes: [
      [
        'remote.config.ts',
        `page('${HIDDEN_PAGE}', 'PartnersPage'),`,
        `{
      path: '${HIDDEN_PAGE}',
      expose: 'PartnersPage',
      pages: [{ url: '${HIDDEN_PAGE}', sitemap: false, hiddenFromCrawlers: true }],
    },`,
      ],
    ],
    dropped: [HIDDEN_PAGE],
    shown: [[HIDDEN_PAGE, 'main h1']],
    listed: [['/robots.txt', `Disallow: ${HIDDEN_PAGE}`]],
    unlisted: [[SITEMAP, `${HIDDEN_PAGE}</loc>`]],
  },
];
