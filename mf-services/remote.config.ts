import { defineRemote, type RouteConfiguration } from '@site/federation';
import { firm } from '@site/firm';
import { socialFile } from '@site/ui';
import { drawPortraits } from '@site/ui/portraits';
import { drawSocialImage, tilingArt } from '@site/ui/social';
import { areaPath, comingSoonPath, findSegment, segmentPath } from './src/catalogue';
import { FORMER_AREA_IDS, catalogue } from './src/content/catalogue';
import { coaches } from './src/content/coaches';
import { content } from './src/content/content';
import * as contributes from './src/contributes';
import type { Area } from './src/content/schema';
import { services } from './src/content/services';
import { dedicatedPages, findDedicatedPage, isAvailable } from './src/dedicated-pages';

/* Samples: addresses that a trial renders and the sitemap leaves out. */
const aliasSample = (url: string) => ({ url, sitemap: false });
const redirectSample = (url: string) => ({ url, status: 301 as const, sitemap: false });
const notFoundSample = (url: string) => ({ url, status: 404 as const, sitemap: false });

/** A dedicated page has a route for its alias, and for each pair of a label of its area and a label of its segment. */
const dedicatedRoutes: RouteConfiguration[] = dedicatedPages.flatMap(
  ({ segmentId, expose, alias, query }) => {
    const { area, segment } = findSegment(segmentId)!;
    const canonical = segmentPath(area, segment);
    const byLabels = [area.id, area.code].flatMap((areaLabel) =>
      [segment.slug, segment.id].map((segmentLabel) => `/services/${areaLabel}/${segmentLabel}`),
    );
    return [...byLabels, ...(alias ? [alias] : [])].map((path) => ({
      path,
      expose,
      ...(query && { query }),
      pages: [{ url: path, sitemap: path === canonical }],
    }));
  },
);

const commonSegmentPages = catalogue.flatMap((area) =>
  area.segments
    .filter(({ id }) => !findDedicatedPage(id))
    // The page of a segment that is coming soon repeats its area's coming-soon page, and only that one is linked.
    .map((segment) => ({ url: segmentPath(area, segment), sitemap: isAvailable(area, segment) })),
);

const socialImageOf = (area: Area) => {
  const { name: shape, color } = area.icon;
  const art = tilingArt({ shape, seed: areaPath(area) }, color);
  return [
    socialFile(area.id),
    drawSocialImage({ site: firm.name, label: services.title, title: area.name, color, art }),
  ];
};

export default defineRemote({
  name: 'mf-services',
  exposes: {
    ServicesPage: './src/pages/overview/ServicesPage.tsx',
    AreaPage: './src/pages/area/AreaPage.tsx',
    SegmentPage: './src/pages/segment/SegmentPage.tsx',
    ComingSoonPage: './src/pages/coming-soon/ComingSoonPage.tsx',
    ...Object.fromEntries(dedicatedPages.map(({ expose, file }) => [expose, file])),
  },
  routes: [
    { path: '/services', expose: 'ServicesPage', pages: [{ url: '/services' }] },
    {
      path: '/services/:area',
      expose: 'AreaPage',
      pages: [
        ...catalogue.map((area) => ({ url: areaPath(area) })),
        ...Object.keys(FORMER_AREA_IDS).map((id) => redirectSample(`/services/${id}`)),
        aliasSample('/services/b'),
        notFoundSample('/services/unknown'),
      ],
    },
    {
      path: '/services/:area/:segment',
      expose: 'SegmentPage',
      pages: [
        ...commonSegmentPages,
        aliasSample('/services/A/a1'),
        aliasSample('/services/f/F3'),
        aliasSample('/services/g/g1'),
        redirectSample('/services/people-talent-advisory/b1'),
        notFoundSample('/services/business-strategy-advisory/unknown'),
        notFoundSample('/services/brand-media-advisory/a1'),
      ],
    },
    ...dedicatedRoutes,
    {
      path: '/coming-soon/:code',
      expose: 'ComingSoonPage',
      pages: [
        ...catalogue.map((area) => ({ url: comingSoonPath(area), sitemap: area.comingSoon })),
        aliasSample('/coming-soon/e'),
        notFoundSample('/coming-soon/unknown'),
      ],
    },
    {
      path: '/coming-soon',
      expose: 'ComingSoonPage',
      pages: [notFoundSample('/coming-soon')],
    },
  ],
  pictures: () => ({
    ...drawPortraits(coaches),
    ...Object.fromEntries(catalogue.map(socialImageOf)),
  }),
  contributes,
  content,
});
