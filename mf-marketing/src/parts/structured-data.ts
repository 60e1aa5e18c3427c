import { firm } from '@site/firm';
import { breadcrumbList, type TrailStep } from '@site/platform';
import { homeBreadcrumb } from '../content/shared';

/** The first step of every breadcrumb. */
export const homeStep: TrailStep = { label: homeBreadcrumb, to: '/' };

/** The schema.org BreadcrumbList of a page directly below the home page. */
export const homeBreadcrumbList = (origin: string, path: string, label: string): Record<string, unknown> =>
  breadcrumbList(origin, [homeStep, { label, to: path }]);

/** Refers to the firm, which the home page describes. */
export const organizationReference = (origin: string) => ({ '@id': `${origin}/#organization` });

/** The schema.org Organization of the firm. */
export const organizationData = (origin: string) => ({
  '@type': 'Organization',
  ...organizationReference(origin),
  name: firm.name,
  description: firm.description,
  url: `${origin}/`,
  image: `${origin}/social.png`,
  email: firm.email,
  address: { '@type': 'PostalAddress', addressLocality: firm.offices[0]?.city, addressCountry: 'AE' },
  sameAs: [firm.socialProfile],
});
