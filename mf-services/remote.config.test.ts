import { segmentPath } from './src/catalogue';
import { catalogue } from './src/content/catalogue';
import remote from './remote.config';
import { isAvailable } from './src/dedicated-pages';

const pages = remote.routes.flatMap((route) =>
  route.pages.map((page) => ({ ...page, expose: route.expose })),
);
const listed = pages.filter((page) => page.sitemap !== false).map((page) => page.url);

test('the sitemap lists every segment that is available once, by its slug', () => {
  for (const area of catalogue) {
    for (const segment of area.segments) {
      const urls = listed.filter((url) => url === segmentPath(area, segment));
      expect(urls).toHaveLength(isAvailable(area, segment) ? 1 : 0);
    }
  }
  expect(new Set(listed).size).toBe(listed.length);
});

test('a dedicated page has routes by slug, by alias and by id', () => {
  const showing = (expose: string) => pages.filter((page) => page.expose === expose).map((page) => page.url);
  expect(showing('CompensationPage')).toEqual(
    expect.arrayContaining([
      '/services/organisation-talent-advisory/compensation-benefits-rewards',
      '/compensation-benefits',
      '/services/B/b3',
    ]),
  );
});
