import { brokenLinks } from './contribution-problems';
import type { Release } from './release';
import { declarationOf, REMOTE_NAMES, type RemoteName } from './remotes';

/** The remote that owns a path or route pattern, by its first segment. */
export function ownerOf(path: string): RemoteName | undefined {
  const [first = ''] = path.split('/').slice(1);
  return REMOTE_NAMES.find((name) => declarationOf(name).routes.includes(`/${first}`));
}

/** Every way in which a well-formed release breaks its contract with the rest of the site; empty if it does not. */
export function contractProblems(release: Release): string[] {
  const { name, exposes, routes, files, entry, server } = release;
  const missing = declarationOf(name).requiredExposes.filter((expose) => !(expose in exposes));
  const foreign = routes.flatMap((route) => [route.path, ...route.pages.map((page) => page.url)]);
  const needed = [entry, server, ...Object.values(exposes).flatMap((expose) => expose.files)];
  return [
    ...missing.map((expose) => `it must expose ${expose}, which other sections rely on`),
    ...foreign
      .filter((path) => ownerOf(path.split('?')[0] ?? '') !== name)
      .map((path) => `it declares the route ${path}, which it does not own`),
    ...routes
      .filter((route) => !(route.expose in exposes))
      .map((route) => `its route ${route.path} shows ${route.expose}, which it does not expose`),
    ...brokenLinks(release),
    ...needed
      .filter((file) => !(file in files))
      .map((file) => `it lists the file ${file} without an integrity`),
  ];
}
