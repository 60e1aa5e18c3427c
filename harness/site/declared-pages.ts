import type { Site } from './site';

/** A concrete address of the site, and the expose that shows it. */
export interface PageAddress {
  url: string;
  expose: string;
}

/** Every page that the site's releases declare, also those that are not in the sitemap, without redirects. */
export async function declaredPages(site: Site): Promise<PageAddress[]> {
  const releases = await Promise.all([...site.origins.values()].map((origin) => origin.activatedRelease()));
  return releases.flatMap((release) =>
    release.routes.flatMap((route) =>
      route.pages
        .filter((page) => page.status !== 301)
        .map((page) => ({ url: page.url, expose: `${release.name}/${route.expose}` })),
    ),
  );
}

/** The declared pages, and the shell's own for an address without a page. */
export const everyPage = async (site: Site): Promise<PageAddress[]> => [
  ...(await declaredPages(site)),
  { url: '/not-found', expose: 'shell/NotFoundPage' },
];

/** The first address of each expose: its other addresses load the same code. */
export const firstOfEach = (addresses: readonly PageAddress[]): PageAddress[] =>
  addresses.filter(({ expose }, index) => addresses.findIndex((other) => other.expose === expose) === index);
