import { createHash } from 'node:crypto';
import {
  contributionProblems,
  mergeContributions,
  releasePathOf,
  REMOTE_NAMES,
  type Contributions,
  type RemoteName,
} from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import type { ComposedRemote, ComposedRoute, CompositionFile, DocumentBoot } from '../../boot/boot';
import { SHELL_ASSETS, type ShellBuild } from '../build/shell-build';
import type { VerifiedRelease } from '../releases/release-checks';
import { contentSecurityPolicy } from './content-security-policy';
import { PageAddresses, patternsOfMissing } from './page-addresses';

export type Releases = ReadonlyMap<RemoteName, VerifiedRelease>;

/** The shell's build and one release of each remote. A page is made of nothing else. */
export interface Composition {
  /** Hash of the contents of the build and all releases. */
  id: string;
  releases: Releases;
  addresses: PageAddresses;
  routes: ComposedRoute[];
  contributions: Contributions;
  boot: Pick<DocumentBoot, 'composition' | 'publicOrigin' | 'liveReload'>;
  file: CompositionFile;
  /** The integrity of the file, as JSON. */
  integrity: string;
  contentSecurityPolicy: string;
}

/** URL path of a file of a release. */
export const assetPath = (name: RemoteName, version: string, file: string): string =>
  releasePathOf(name, version) + file;

/** URL path of a composition's file: one of the shell's immutable files. */
export const compositionPath = (id: string): string => `${SHELL_ASSETS}composition-${id}.json`;

/**
 * The releases with others in place of those of the same remotes. Their order does not depend on the order in which they go
 * live, because the file of a composition must not either.
 */
export function replaceReleases(releases: Releases, others: readonly VerifiedRelease[]): Releases {
  const all = new Map([...releases, ...others.map((release) => [release.name, release] as const)]);
  return new Map([...all].sort(([a], [b]) => REMOTE_NAMES.indexOf(a) - REMOTE_NAMES.indexOf(b)));
}

/** @throws Error with every reason why the contributions of the releases do not fit together. */
export function createComposition(
  build: ShellBuild,
  releases: Releases,
  site: { publicOrigin: string; liveReload: boolean },
): Composition {
  const problems = contributionProblems([...releases.values()]);
  if (problems.length > 0) throw new Error(problems.join('; '));
  const contributions = mergeContributions([...releases.values()]);
  const id = compositionId(build, releases);
  const routes = [
    ...[...releases.values()].flatMap((release) =>
      release.routes.map((route) => ({ path: route.path, id: `${release.name}/${route.expose}` })),
    ),
    ...patternsOfMissing(releases).map((path) => ({ path, id: null })),
  ];
  const file: CompositionFile = {
    importMap: { integrity: integrityMap(build, releases) },
    shared: build.shared,
    remotes: [...releases.values()].map(composedRemote),
    routes,
    contributions,
  };
  return {
    id,
    releases,
    addresses: new PageAddresses(releases),
    routes,
    contributions,
    boot: { composition: id, publicOrigin: site.publicOrigin, liveReload: site.liveReload },
    file,
    integrity: integrityOf(Buffer.from(JSON.stringify(file))),
    contentSecurityPolicy: contentSecurityPolicy(build.inlineScript, JSON.stringify(file.importMap)),
  };
}

const composedRemote = ({ name, version, entry }: VerifiedRelease): ComposedRemote => ({
  name,
  version,
  entry: assetPath(name, version, entry),
});

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
