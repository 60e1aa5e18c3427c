import type { Site } from '@site/harness/site/site';

/** A concrete address of the site, and the expose that shows it. */
export interface PageAddress {
  url: string;
  expose: string;
}

/** The shell's own page, which no remote declares. */
const NOT_FOUND: PageAddress = { url: '/not-found', expose: 'shell/NotFoundPage' };

/** Every page that the site's releases declare, also those that are not in the sitemap, without redirects. */
export async function everyPage(site: Site): Promise<PageAddress[]> {
  const releases = await Promise.all([...site.origins.values()].map((origin) => origin.activatedRelease()));
  const declared = releases.flatMap((release) =>
    release.routes.flatMap((route) =>
      route.pages
        .filter((page) => page.status !== 301)
        .map((page) => ({ url: page.url, expose: `${release.name}/${route.expose}` })),
    ),
  );
  return [...declared, NOT_FOUND];
}

/** The first address of each expose: its other addresses load the same code. */
export const firstOfEach = (addresses: readonly PageAddress[]): PageAddress[] =>
  addresses.filter(({ expose }, index) => addresses.findIndex((other) => other.expose === expose) === index);
