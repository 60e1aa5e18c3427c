import { firm } from '@site/firm';
import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { defaultMetadata, PageMetadata } from './PageMetadata';
import { FormOutcomeContext } from '../requests/form-outcome';
import { SiteContext } from '../site';

const page = { title: 'A page', description: 'What it is about', keywords: ['one', 'two'] };

const renderAt = (path: string, metadata: Partial<ComponentProps<typeof PageMetadata>> = {}) =>
  render(
    <SiteContext value={{ origin: 'https://site.example' }}>
      <MemoryRouter initialEntries={[path]}>
        <PageMetadata {...page} {...metadata} />
      </MemoryRouter>
    </SiteContext>,
  );

const meta = (name: string) =>
  document.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content');
const canonical = () => document.querySelector('link[rel="canonical"]')?.getAttribute('href');
const structuredData = () =>
  [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ innerHTML }) => innerHTML);

test('a page that sets nothing has the default set', () => {
  render(<PageMetadata />, { wrapper: MemoryRouter });
  expect(document.title).toBe(defaultMetadata.title);
  expect(meta('description')).toBe(defaultMetadata.description);
  expect(meta('keywords')).toBe(defaultMetadata.keywords.join(', '));
  expect(meta('og:title')).toBe(defaultMetadata.title);
  expect(canonical()).toBe('/');
});

test.each([
  ['invalid', 'Error: A page'],
  ['failed', 'Error: A page'],
  ['sent', 'A page'],
] as const)('the title of a page that responds to a post (%s) is %j', (state, title) => {
  const outcome = { formId: 'contact', state, page: '/page' };
  render(
    <FormOutcomeContext value={{ outcome, forget: jest.fn() }}>
      <MemoryRouter initialEntries={['/page']}>
        <PageMetadata {...page} />
      </MemoryRouter>
    </FormOutcomeContext>,
  );
  expect(document.title).toBe(title);
  expect(meta('og:title')).toBe('A page');
});

test.each([
  ['/page?tab=2', undefined, '/page'],
  ['/page/', undefined, '/page'],
  ['/', undefined, '/'],
  ['/alias', '/page?tab=2', '/page?tab=2'],
  ['/page', null, null],
])('the canonical URL of %s, which sets %j, is that of %s', (path, own, expected) => {
  renderAt(path, own === undefined ? {} : { canonical: own });
  expect(canonical()).toBe(expected === null ? undefined : `https://site.example${expected}`);
  expect(meta('og:url')).toBe(canonical());
});

test('social tags default to the title, the description and an image of the site', () => {
  renderAt('/page');
  expect(meta('og:title')).toBe('A page');
  expect(meta('og:description')).toBe('What it is about');
  expect(meta('og:image')).toMatch(/^https:\/\/site\.example\/.+\.png$/);
  expect(meta('og:type')).toBe('website');
  expect(meta('og:image:alt')).toBe(defaultMetadata.imageAlt);
  expect(meta('og:site_name')).toBe(firm.name);
});

test('a page can set its own social tags', () => {
  renderAt('/page', {
    socialTitle: 'Shared',
    image: '/own.png',
    type: 'article',
  });
  expect(meta('og:title')).toBe('Shared');
  expect(meta('og:image')).toBe('https://site.example/own.png');
  expect(meta('og:type')).toBe('article');
  expect(document.title).toBe('A page');
});

test('structured data is JSON-LD that cannot close its script element', () => {
  renderAt('/page', { structuredData: [{ '@type': 'Thing', name: '</script><b>' }] });
  const [data = ''] = structuredData();
  expect(data).not.toContain('<');
  expect(JSON.parse(data)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Thing',
    name: '</script><b>',
  });
});
