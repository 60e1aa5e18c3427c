import { firm } from '@site/firm';

/** The trail from the home page to the page at this path, for search engines. */
export const breadcrumbData = (origin: string, path: string, label: string): Record<string, unknown> => ({
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: label, item: origin + path },
  ],
});

/** The firm itself, for search engines; other objects refer to it by `@id`. */
export const organizationData = (origin: string): Record<string, unknown> => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: firm.name,
  description: firm.description,
  url: `${origin}/`,
  image: `${origin}/social.png`,
  email: firm.email,
  address: { '@type': 'PostalAddress', addressLocality: 'Dubai', addressCountry: 'AE' },
  areaServed: firm.countries.map((name) => ({ '@type': 'Country', name })),
  sameAs: [firm.socialProfile],
});
