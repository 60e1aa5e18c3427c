import { segmentPath, services } from '@site/firm';
import remote from './remote.config';

const pages = remote.routes.flatMap((route) =>
  route.pages.map((page) => ({ ...page, expose: route.expose })),
);
const listed = pages.filter((page) => page.sitemap !== false).map((page) => page.url);

test('the sitemap lists every segment once, by its slug', () => {
  for (const service of services) {
    for (const segment of service.segments) {
      const urls = listed.filter((url) => url === segmentPath(service, segment));
      expect(urls).toHaveLength(1);
    }
  }
  expect(new Set(listed).size).toBe(listed.length);
});

test('a dedicated page is shown under its long route, its alias and its code and id', () => {
  const showing = (expose: string) => pages.filter((page) => page.expose === expose).map((page) => page.url);
  expect(showing('CompensationPage')).toEqual(
    expect.arrayContaining([
      '/services/organisation-talent-advisory/compensation-benefits-rewards',
      '/compensation-benefits',
      '/services/B/b3',
    ]),
  );
});
