import { feedAddressOf } from '@site/contracts';
import { Router } from 'express';
import { firm } from '@site/firm';
import { navy, warmWhite } from '@site/ui/tokens';
import type { Composition } from '../composition/composition';
import type { LiveComposition } from '../live/live-composition';
import { routeClass } from '../operations/request-log';
import { escapeHtml } from '../rendering/escape-html';
import { CachedResponse } from './responses/cached-response';
import { SECURITY_HEADERS } from './responses/security-headers';

const CACHE_CONTROL = 'public, max-age=3600, stale-if-error=86400';

const pagesOf = ({ releases }: Composition) =>
  [...releases.values()].flatMap(({ routes }) => routes).flatMap(({ pages }) => pages);

/** Every page that a release lists for search engines. */
function sitemapOf(composition: Composition, publicOrigin: string): string {
  const pages = pagesOf(composition).filter(
    ({ sitemap, status, hiddenFromCrawlers }) => sitemap && status === 200 && !hiddenFromCrawlers,
  );
  const entries = pages.map(({ url, lastModified }) => {
    const modified = lastModified ? `<lastmod>${lastModified}</lastmod>` : '';
    return `  <url><loc>${escapeHtml(publicOrigin + url)}</loc>${modified}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`;
}

/** The feed that a release contributes at this address, newest article first, in Atom; null if none does. */
function feedOf({ releases }: Composition, publicOrigin: string, requested: string): string | null {
  const feed = [...releases.values()]
    .flatMap(({ contributes }) => contributes.feed ?? [])
    .find((each) => feedAddressOf(each) === requested);
  if (!feed) return null;
  const articles = feed.articles.toSorted((a, b) => b.published.localeCompare(a.published));
  const entries = articles.map(({ address, title, summary, author, published }) => {
    const url = escapeHtml(publicOrigin + address);
    return `  <entry>
    <title>${escapeHtml(title)}</title>
    <link href="${url}"/>
    <id>${url}</id>
    <updated>${published}T00:00:00Z</updated>
    <author><name>${escapeHtml(author)}</name></author>
    <summary>${escapeHtml(summary)}</summary>
  </entry>`;
  });
  const page = escapeHtml(publicOrigin + feed.address);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
  <title>${escapeHtml(`${firm.name}: ${feed.title}`)}</title>
  <link href="${page}"/>
  <link rel="self" href="${escapeHtml(publicOrigin + requested)}"/>
  <id>${page}</id>
  <updated>${articles[0]?.published}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

/** Contact for security reports (RFC 9116). It expires a year after the first day of this month. */
function securityContact(publicOrigin: string): string {
  const expires = new Date(Date.now());
  expires.setUTCFullYear(expires.getUTCFullYear() + 1, expires.getUTCMonth(), 1);
  expires.setUTCHours(0, 0, 0, 0);
  return [
    `Contact: mailto:${firm.email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: en',
    `Canonical: ${publicOrigin}/.well-known/security.txt`,
    '',
  ].join('\n');
}

/** The site's name, colours and icons on a home screen. */
const webManifest = () =>
  JSON.stringify({
    name: firm.name,
    start_url: '/',
    display: 'browser',
    background_color: warmWhite,
    theme_color: navy,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  });

/** The rules match a hidden page with any query. They match no other address that begins with that of the page. */
function robotsOf(composition: Composition, publicOrigin: string): string {
  const hidden = pagesOf(composition).filter(({ hiddenFromCrawlers }) => hiddenFromCrawlers);
  const disallowed = ['/api/', ...hidden.flatMap(({ url }) => [`${url}$`, `${url}?`])];
  const rules = disallowed.map((path) => `Disallow: ${path}\n`).join('');
  return `User-agent: *\n${rules}\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** A file with an entity tag, compressed if the client accepts that. */
const createFile = (contentType: string, text: string) =>
  new CachedResponse(200, Buffer.from(text), {
    'Content-Type': `${contentType}; charset=utf-8`,
    'Cache-Control': CACHE_CONTROL,
    Vary: 'Accept-Encoding',
    ...SECURITY_HEADERS,
  });

/** Serves files for search engines, feed readers and home screens, made from the live composition and firm's facts. */
export function discoveryRoutes(live: LiveComposition, publicOrigin: string): Router {
  // Exact spelling only: every other spelling that a stranger makes up would be kept in memory.
  const router = Router({ caseSensitive: true, strict: true });
  /** The files of the live composition that have been requested, by address. */
  const files = new Map<string, CachedResponse>();
  live.subscribe(() => files.clear());
  const asset = routeClass('asset');
  /** Serves files at the addresses that match. `textOf` returns null where the composition has no such file. */
  const serve = (
    addresses: string | RegExp,
    contentType: string,
    textOf: (composition: Composition, address: string) => string | null,
  ) => {
    router.get(addresses, asset, async (request, response, next) => {
      if (!live.current) {
        response.status(503).set('Retry-After', '5').type('text/plain').send('The site is starting');
        return;
      }
      let file = files.get(request.path);
      if (!file) {
        const text = textOf(live.current.composition, request.path);
        if (text === null) return next();
        file = createFile(contentType, text);
        files.set(request.path, file);
      }
      await file.send(request, response);
    });
  };
  serve('/sitemap.xml', 'application/xml', (composition) => sitemapOf(composition, publicOrigin));
  serve(/\.atom$/, 'application/atom+xml', (composition, address) =>
    feedOf(composition, publicOrigin, address),
  );
  serve('/robots.txt', 'text/plain', (composition) => robotsOf(composition, publicOrigin));
  serve('/site.webmanifest', 'application/manifest+json', webManifest);
  // Made for each request: a composition may be live for longer than a year.
  router.get('/.well-known/security.txt', asset, (request, response) =>
    createFile('text/plain', securityContact(publicOrigin)).send(request, response),
  );
  return router;
}
