import { Router, type Response } from 'express';
import { firm } from '@site/firm';
import type { Composition } from './composition';
import type { Pages } from './pages';

const AN_HOUR = 'public, max-age=3600, stale-if-error=86400';

const escapeXml = (text: string) => text.replace(/[<>&'"]/g, (character) => `&#${character.codePointAt(0)};`);

/** Every page that the composed remotes want found. */
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

/** The articles of the composed remotes, newest first, as an Atom feed. */
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

/** Whom to tell of a weakness (RFC 9116). What it says holds for a year from now. */
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

/** What search engines and feed readers ask for, gathered from the current composition. */
export function discoveryRoutes(pages: Pages, origin: string): Router {
  const router = Router();
  const answer = (response: Response, type: string, make: (composition: Composition) => string) => {
    if (!pages.composition) {
      response.status(503).set('Retry-After', '5').type('text/plain').send('The site is starting');
      return;
    }
    response.set('Cache-Control', AN_HOUR).type(type).send(make(pages.composition));
  };
  router.get('/sitemap.xml', (_request, response) => {
    answer(response, 'application/xml', (composition) => sitemapOf(composition, origin));
  });
  router.get('/insights.atom', (_request, response) => {
    answer(response, 'application/atom+xml', (composition) => feedOf(composition, origin));
  });
  router.get('/robots.txt', (_request, response) => {
    answer(
      response,
      'text/plain',
      () => `User-agent: *\nDisallow: /api/\nDisallow: /test\n\nSitemap: ${origin}/sitemap.xml\n`,
    );
  });
  router.get('/.well-known/security.txt', (_request, response) => {
    response.set('Cache-Control', AN_HOUR).type('text/plain').send(securityContact(origin));
  });
  return router;
}
