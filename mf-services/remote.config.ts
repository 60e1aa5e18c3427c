import {
  areaPath,
  areas,
  comingSoonPath,
  EARLIER_AREA_IDS,
  findSegment,
  segmentPath,
  services,
} from '@site/firm';
import { defineRemote, type RouteConfiguration } from '@site/federation';
import { areaPages } from './src/content/areas';
import { coaches } from './src/content/coaches';
import { comingSoon } from './src/content/coming-soon';
import { dedicatedContent } from './src/content/dedicated/checks';
import { executiveCoaching } from './src/content/executive-coaching';
import { overview } from './src/content/overview';
import {
  areaPagesSchema,
  coachesSchema,
  comingSoonSchema,
  executiveCoachingSchema,
  overviewSchema,
  segmentPagesSchema,
} from './src/content/schema';
import { segmentPages } from './src/content/segments';
import { dedicatedPages, findDedicatedPage } from './src/dedicated-pages';

/** A dedicated page is shown under its alias and under every label of its area and of its segment. */
const dedicatedRoutes: RouteConfiguration[] = dedicatedPages.flatMap(({ segment: id, expose, alias }) => {
  const { service, segment } = findSegment(id)!;
  const canonical = segmentPath(service, segment);
  const byLabels = [service.id, service.code].flatMap((area) =>
    [segment.slug, segment.id].map((label) => `/services/${area}/${label}`),
  );
  return [...byLabels, ...(alias ? [alias] : [])].map((path) => ({
    path,
    expose,
    pages: [{ url: path, sitemap: path === canonical }],
  }));
});

const sharedSegmentPages = services.flatMap((service) =>
  service.segments
    .filter(({ id }) => !findDedicatedPage(id))
    .map((segment) => ({ url: segmentPath(service, segment) })),
);

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
        ...areas.map((area) => ({ url: areaPath(area) })),
        ...Object.keys(EARLIER_AREA_IDS).map((id) => ({
          url: `/services/${id}`,
          status: 301 as const,
          sitemap: false,
        })),
        { url: '/services/b', sitemap: false },
        { url: '/services/unknown', status: 404, sitemap: false },
      ],
    },
    {
      path: '/services/:area/:segment',
      expose: 'SegmentPage',
      pages: [
        ...sharedSegmentPages,
        { url: '/services/A/a1', sitemap: false },
        { url: '/services/f/F3', sitemap: false },
        { url: '/services/g/g1', sitemap: false },
        { url: '/services/people-talent-advisory/b1', status: 301, sitemap: false },
        { url: '/services/business-strategy-advisory/unknown', status: 404, sitemap: false },
        { url: '/services/brand-media-advisory/a1', status: 404, sitemap: false },
      ],
    },
    ...dedicatedRoutes,
    {
      path: '/coming-soon/:code',
      expose: 'ComingSoonPage',
      pages: [
        ...areas.map((area) => ({ url: comingSoonPath(area), sitemap: area.comingSoon })),
        { url: '/coming-soon/e', sitemap: false },
        { url: '/coming-soon/unknown', status: 404, sitemap: false },
      ],
    },
    {
      path: '/coming-soon',
      expose: 'ComingSoonPage',
      pages: [{ url: '/coming-soon', status: 404, sitemap: false }],
    },
  ],
  content: [
    { file: 'src/content/overview.ts', data: overview, schema: overviewSchema },
    { file: 'src/content/areas.ts', data: areaPages, schema: areaPagesSchema },
    { file: 'src/content/segments.ts', data: segmentPages, schema: segmentPagesSchema },
    {
      file: 'src/content/executive-coaching.ts',
      data: executiveCoaching,
      schema: executiveCoachingSchema,
    },
    { file: 'src/content/coaches.ts', data: coaches, schema: coachesSchema },
    { file: 'src/content/coming-soon.ts', data: comingSoon, schema: comingSoonSchema },
    ...dedicatedContent,
  ],
});
