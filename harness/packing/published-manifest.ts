export interface Manifest {
  name: string;
  version: string;
  private?: boolean;
  exports?: Record<string, unknown>;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  engines?: Record<string, string> | undefined;
  browserslist?: string[] | undefined;
}

/** Peer dependencies: libraries of which a remote must have a single copy. */
const PEERS = ['react', 'react-dom', 'react-router-dom', '@emotion/react'];

const withTypes = (file: unknown) =>
  typeof file === 'string' && /\.tsx?$/.test(file)
    ? { types: file.replace(/\.tsx?$/, '.d.ts'), default: file.replace(/\.tsx?$/, '.js') }
    : file;

/**
 * The manifest with which a package is published: built files in place of sources, and version ranges in place of `*`.
 *
 * @param versions of the packages that are published together.
 * @param repository manifest of the repository, which says what Node and which browsers its packages need.
 */
export function publishedManifest(
  manifest: Manifest,
  versions: ReadonlyMap<string, string>,
  { engines, browserslist }: Partial<Manifest> = {},
): Manifest {
  const { private: _, devDependencies = {}, exports = {}, dependencies = {}, ...rest } = manifest;
  // A published command needs its tools. Here they are devDependencies, because `npm start` does not need them.
  const hasCommand = 'bin' in manifest;
  const ranges = Object.entries({ ...dependencies, ...(hasCommand ? devDependencies : {}) }).map(
    ([name, range]) => {
      const version = versions.get(name);
      return [name, version ? `^${version}` : range] as const;
    },
  );
  // A package with a command installs its libraries itself.
  const isPeer = (name: string) => PEERS.includes(name) && !hasCommand;
  return {
    ...rest,
    engines,
    browserslist,
    exports: Object.fromEntries(Object.entries(exports).map(([entry, file]) => [entry, withTypes(file)])),
    dependencies: Object.fromEntries(ranges.filter(([name]) => !isPeer(name))),
    peerDependencies: {
      ...rest.peerDependencies,
      ...Object.fromEntries(ranges.filter(([name]) => isPeer(name))),
    },
  };
}
