import { createHash } from 'node:crypto';
import {
  contributionProblems,
  mergeContributions,
  releasePathOf,
  type RemoteName,
  type Site,
  siteProblems,
} from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import type { ComposedRoute, CompositionFile, DocumentBoot } from '../../boot/boot';
import { SHELL_ASSETS, type ShellBuild } from '../build/shell-build';
import type { VerifiedRelease } from '../releases/release-checks';
import { contentSecurityPolicy } from './content-security-policy';
import { PageAddresses, patternsOfMissing } from './page-addresses';
import { SPECULATION_RULES } from './speculation-rules';

export type Releases = ReadonlyMap<RemoteName, VerifiedRelease>;

/** The shell's build, the site's remotes, and one release of each. A page is made of nothing else. */
export interface Composition {
  /** Hash of the contents of the build and all releases, and of the routes. */
  id: string;
  site: Site;
  releases: Releases;
  addresses: PageAddresses;
  boot: Pick<DocumentBoot, 'composition' | 'publicOrigin' | 'liveReload'>;
  file: CompositionFile;
  /** The integrity of `file`, once it is written as JSON. */
  integrity: string;
  contentSecurityPolicy: string;
}

/** URL path of a file of a release. */
export const assetPath = (name: RemoteName, version: string, file: string): string =>
  releasePathOf(name, version) + file;

/** URL path of a composition's file: one of the shell's immutable files. */
export const compositionPath = (id: string): string => `${SHELL_ASSETS}composition-${id}.json`;

/**
 * Replaces releases by others of the same remotes, and drops those of remotes that the site no longer has. They get the
 * order of the site's file, whichever goes live first: equal releases must make equal files of their composition.
 */
export function replaceReleases(
  { remotes }: Site,
  releases: Releases,
  others: readonly VerifiedRelease[],
): Releases {
  const all = new Map([...releases, ...others.map((release) => [release.name, release] as const)]);
  return new Map(
    Object.keys(remotes).flatMap((name) => {
      const release = all.get(name);
      return release ? [[name, release] as const] : [];
    }),
  );
}

/** @throws Error with every conflict of the releases with the site, or of their contributions with each other. */
export function createComposition(
  build: ShellBuild,
  site: Site,
  releases: Releases,
  { publicOrigin, liveReload }: { publicOrigin: string; liveReload: boolean },
): Composition {
  const all = [...releases.values()];
  const problems = [
    ...contributionProblems(all),
    ...all.flatMap((release) => siteProblems(release, site).map((problem) => `${release.name}: ${problem}`)),
  ];
  if (problems.length > 0) throw new Error(problems.join('; '));
  const routes = [
    ...all.flatMap((release) =>
      release.routes.map((route) => ({ path: route.path, id: `${release.name}/${route.expose}` })),
    ),
    ...patternsOfMissing(site, releases).map((path) => ({ path, id: null })),
    ...Object.entries(site.redirects).map(([from, redirect]) => ({ path: `${from}/*`, id: null, redirect })),
  ];
  const id = compositionId(build, releases, routes);
  const file: CompositionFile = {
    importMap: { integrity: integrityMap(build, releases) },
    shared: build.shared,
    remotes: all.map(({ name, version, entry }) => ({
      name,
      version,
      entry: assetPath(name, version, entry),
    })),
    routes,
    contributions: mergeContributions(all),
  };
  return {
    id,
    site,
    releases,
    addresses: new PageAddresses(site, releases),
    boot: { composition: id, publicOrigin, ...(liveReload && { liveReload }) },
    file,
    integrity: integrityOf(Buffer.from(JSON.stringify(file))),
    // The CSP has a hash of the import map: `load-code.ts` must write the same JSON into the page.
    contentSecurityPolicy: contentSecurityPolicy(
      build.inlineScript,
      SPECULATION_RULES,
      JSON.stringify(file.importMap),
    ),
  };
}

function compositionId(build: ShellBuild, releases: Releases, routes: readonly ComposedRoute[]): string {
  const hash = createHash('sha256').update(build.id).update(JSON.stringify(routes));
  for (const name of [...releases.keys()].sort())
    // The outcomes of the gate and the key come from the signature, which may be renewed: no page shows them.
    hash.update(name).update(JSON.stringify({ ...releases.get(name), gate: undefined, keyId: undefined }));
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
