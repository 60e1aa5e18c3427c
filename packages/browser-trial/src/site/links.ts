const NAMED_ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** In one pass: `&amp;quot;` is the text `&quot;`. */
const decode = (text: string): string =>
  text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (entity: string, hexadecimal?: string, decimal?: string, name = '') => {
      if (hexadecimal) return String.fromCodePoint(Number.parseInt(hexadecimal, 16));
      return decimal ? String.fromCodePoint(Number(decimal)) : (NAMED_ENTITIES[name] ?? entity);
    },
  );

const pathOf = ({ pathname, search }: URL): string => pathname + search;

/**
 * Internal links of an HTML document: path and query, each once.
 *
 * @param address that of the document.
 */
export function internalLinks(html: string, address: string): string[] {
  const { origin } = new URL(address);
  const links = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)]
    .map(([, href = '']) => decode(href))
    .filter((href) => URL.canParse(href, address))
    .map((href) => new URL(href, address));
  return [...new Set(links.flatMap((url) => (url.origin === origin ? pathOf(url) : [])))];
}

/**
 * Ids to which a document links on its own page, and which no element has.
 *
 * @param url path and query of the document.
 */
export const missingParts = (html: string, url: string): string[] =>
  [...html.matchAll(/<a\b[^>]*?\shref="([^"#]*)#([^"]+)"/g)].flatMap(([, page = '', id = '']) =>
    ['', url].includes(decode(page)) && !html.includes(` id="${id}"`) ? [id] : [],
  );

/**
 * Pages that a sitemap lists: path and query. Their origin is the public one, which may differ from that of the site.
 */
export const sitemapPages = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, location = '']) => pathOf(new URL(decode(location))));
