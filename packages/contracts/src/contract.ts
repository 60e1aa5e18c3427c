import { brokenLinks } from './contribution-problems';
import type { Release } from './release';
import { ownerOf, type Site } from './site';

/** The contradictions in a well-formed release, as one message each. */
export function contractProblems(release: Release): string[] {
  const { exposes, routes, files, entry, server } = release;
  const needed = [entry, server, ...Object.values(exposes).flatMap((expose) => expose.files)];
  return [
    ...routes
      .filter((route) => !Object.hasOwn(exposes, route.expose))
      .map((route) => `its route ${route.path} shows ${route.expose}, which it does not expose`),
    ...brokenLinks(release),
    ...needed
      .filter((file) => !Object.hasOwn(files, file))
      .map((file) => `it needs the file ${file}, which its list of files lacks`),
  ];
}

/** The ways in which a release breaks its contract with the site, as one message each. */
export function siteProblems({ name, exposes, routes }: Release, site: Pick<Site, 'remotes'>): string[] {
  const { requiredExposes = [] } = site.remotes[name] ?? {};
  const paths = routes.flatMap((route) => [route.path, ...route.pages.map((page) => page.url)]);
  return [
    ...requiredExposes
      .filter((expose) => !Object.hasOwn(exposes, expose))
      .map((expose) => `it must expose ${expose}, which other sections rely on`),
    ...paths
      .filter((path) => ownerOf(site, path) !== name)
      .map((path) => `it declares the address ${path}, which it does not own`),
  ];
}
