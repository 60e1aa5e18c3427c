import { currentRelease } from '@site/federation/publish';
import type { Site } from '../../site/site';

/** A concrete address of the site, and the expose that shows it. */
export interface PageAddress {
  url: string;
  expose: string;
}

/** The shell's own page is declared by no remote. */
const notFound: PageAddress = { url: '/not-found', expose: 'shell/NotFoundPage' };

/** Every address that the site's releases declare, in the sitemap or not; redirects left out, since they are no pages. */
export async function everyPage(site: Site): Promise<PageAddress[]> {
  const releases = await Promise.all([...site.origins.values()].map(({ folder }) => currentRelease(folder)));
  const declared = releases.flatMap((release) =>
    (release?.routes ?? []).flatMap((route) =>
      route.pages
        .filter((page) => page.status !== 301)
        .map((page) => ({ url: page.url, expose: `${release?.name}/${route.expose}` })),
    ),
  );
  return [...declared, notFound];
}
