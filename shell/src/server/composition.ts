import { createHash } from 'node:crypto';
import type { Release, RemoteName } from '@site/contracts';
import { matchPath } from 'react-router-dom';
import type { Boot, ComposedRoute } from '../composition/boot';
import { contentSecurityPolicy } from './security-headers';
import { SHELL_ASSETS, type ShellBuild } from './shell-build';

export type Releases = ReadonlyMap<RemoteName, Release>;

/** The exact set of releases that make a page: the shell's build and one release of every remote. */
export interface Composition {
  /** Hash of the contents of all of them. */
  id: string;
  releases: Releases;
  routes: ComposedRoute[];
  boot: Omit<Boot, 'rendered'>;
  /** The inlined import map: the integrity of every script, whenever it is loaded. */
  importMap: string;
  contentSecurityPolicy: string;
}

export const assetPath = (name: RemoteName, version: string, file: string): string =>
  `/_remotes/${name}/${version}/${file}`;

function compositionId(build: ShellBuild, releases: Releases): string {
  const hash = createHash('sha256').update(build.id);
  for (const name of [...releases.keys()].sort())
    hash.update(name).update(JSON.stringify(releases.get(name)));
  return hash.digest('hex').slice(0, 12);
}

function integrityMap(build: ShellBuild, releases: Releases): Record<string, string> {
  const integrity: Record<string, string> = {};
  for (const [file, hash] of Object.entries(build.files)) {
    if (file.endsWith('.js')) integrity[SHELL_ASSETS + file] = hash;
  }
  for (const release of releases.values()) {
    for (const [file, hash] of Object.entries(release.files)) {
      if (file.endsWith('.js')) integrity[assetPath(release.name, release.version, file)] = hash;
    }
  }
  return integrity;
}

/** Composes a shell build and releases. */
export function compose(
  build: ShellBuild,
  releases: Releases,
  site: { publicOrigin: string; liveReload: boolean },
): Composition {
  const id = compositionId(build, releases);
  const routes = [...releases.values()].flatMap((release) =>
    release.routes.map((route) => ({ path: route.path, id: `${release.name}/${route.expose}` })),
  );
  const importMap = JSON.stringify({ integrity: integrityMap(build, releases) });
  return {
    id,
    releases,
    routes,
    importMap,
    contentSecurityPolicy: contentSecurityPolicy(importMap),
    boot: {
      composition: id,
      origin: site.publicOrigin,
      remotes: [...releases.values()].map(({ name, version, entry }) => ({
        name,
        version,
        entry: assetPath(name, version, entry),
      })),
      routes,
      liveReload: site.liveReload,
    },
  };
}

const LONGEST_PARAMETER = 200;

/**
 * The one address of a page for rendering and caching: no trailing slash, and of the query only what changes the page.
 * Null where the path is not valid.
 */
export function normalisePage(composition: Composition, url: string): string | null {
  const { pathname, searchParams } = new URL(url, 'http://page.invalid');
  try {
    decodeURIComponent(pathname);
  } catch {
    return null;
  }
  const path = pathname.replace(/\/+$/, '') || '/';
  const known = new Set<string>();
  for (const release of composition.releases.values()) {
    for (const route of release.routes) {
      if (matchPath(route.path, path)) route.query.forEach((name) => known.add(name));
    }
  }
  const query = new URLSearchParams();
  for (const name of [...known].sort()) {
    const value = searchParams.get(name);
    if (value) query.set(name, value.slice(0, LONGEST_PARAMETER));
  }
  return query.size > 0 ? `${path}?${query}` : path;
}
