import { Router, type Request, type Response } from 'express';
import { firm } from '@site/firm';
import { paperScheme } from '@site/ui/tokens';
import type { Composition } from '../composition/composition';
import type { LiveComposition } from '../live/live-composition';
import { routeClass } from '../operations/request-log';
import { CachedResponse } from './responses/cached-response';
import { SECURITY_HEADERS } from './responses/security-headers';

const CACHE_CONTROL = 'public, max-age=3600, stale-if-error=86400';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Every page that a release lists for search engines. */
function sitemapOf(composition: Composition, origin: string): string {
  const pages = [...composition.releases.values()]
    .flatMap((release) => release.routes)
    .flatMap((route) => route.pages)
    .filter((page) => page.sitemap && page.status === 200);
  const entries = pages.map(({ url, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeXml(origin + url)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** The articles of all releases, newest first, as an Atom feed. */
function feedOf(composition: Composition, origin: string): string {
  const articles = [...composition.releases.values()]
    .flatMap((release) => release.feed)
    .sort((a, b) => (a.published < b.published ? 1 : -1));
  const entries = articles.map(
    (article) => `  <entry>
    <title>${escapeXml(article.title)}</title>
    <link href="${escapeXml(origin + article.url)}"/>
    <id>${escapeXml(origin + article.url)}</id>
    <updated>${article.published}T00:00:00Z</updated>
    <author><name>${escapeXml(article.author)}</name></author>
    <summary>${escapeXml(article.summary)}</summary>
  </entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeXml(`${firm.name}: Insights`)}</title>
  <link href="${escapeXml(origin)}/insights"/>
  <link rel="self" href="${escapeXml(origin)}/insights.atom"/>
  <id>${escapeXml(origin)}/insights</id>
  <updated>${articles[0]?.published ?? '2025-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

/** Contact for security reports (RFC 9116). It expires a year from now. */
function securityContact(origin: string): string {
  const expires = new Date();
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The site's name, colours and icons on a home screen. */
const manifest = () =>
  JSON.stringify({
    name: firm.name,
    start_url: '/',
    display: 'browser',
    background_color: paperScheme.paper,
    theme_color: paperScheme.ink,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

const robots = (origin: string) =>
  `User-agent: *\nDisallow: /api/\nDisallow: /test\n\nSitemap: ${origin}/sitemap.xml\n`;

/** A file with an entity tag, compressed if the client accepts that. */
const createFile = (contentType: string, text: string) =>
  new CachedResponse(200, Buffer.from(text), {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': CACHE_CONTROL,
    Vary: 'Accept-Encoding',
    ...SECURITY_HEADERS,
  });

/** Serves files for search engines, feed readers and home screens, made from the live composition and the firm's facts. */
export function discoveryRoutes(live: LiveComposition, origin: string): Router {
  const router = Router();
  const asset = routeClass('asset');
  /** Serves a file, which is made once for each composition. */
  const serve = (url: string, contentType: string, textOf: (composition: Composition) => string) => {
    const files = new WeakMap<Composition, CachedResponse>();
    router.get(url, asset, async (request: Request, response: Response) => {
      if (!live.current) {
        response.status(503).set('Retry-After', '5').type('text/plain').send('The site is starting');
        return;
      }
      const { composition } = live.current;
      const file = files.get(composition) ?? createFile(contentType, textOf(composition));
      files.set(composition, file);
      await file.send(request, response);
    });
  };
  serve('/sitemap.xml', 'application/xml', (composition) => sitemapOf(composition, origin));
  serve('/insights.atom', 'application/atom+xml', (composition) => feedOf(composition, origin));
  serve('/robots.txt', 'text/plain', () => robots(origin));
  serve('/site.webmanifest', 'application/manifest+json', manifest);
  router.get('/.well-known/security.txt', asset, async (request, response) => {
    await createFile('text/plain', securityContact(origin)).send(request, response);
  });
  return router;
}
