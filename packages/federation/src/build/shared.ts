import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { version: react } = require('react/package.json') as { version: string };
const { version: emotion } = require('@emotion/react/package.json') as { version: string };
const { version: platform } = require('@site/platform/package.json') as { version: string };

/** Every package that the shell shares with the remotes at run time, with its installed version. */
export const SHARED_VERSIONS = {
  react,
  'react-dom': react,
  'react/jsx-runtime': react,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotion,
  '@site/platform': platform,
  '@site/platform/query': platform,
} as const;

export type SharedPackage = keyof typeof SHARED_VERSIONS;

/** The shared package that the shell loads with the first form; the others are in its entry. */
const LAZY_PACKAGE: SharedPackage = '@site/platform/query';

/** The range of versions that have every function of this one: a minor version adds functions. */
const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** The version ranges that a remote's release requires of the shell, by the versions that it is built against. */
export const SHARED_RANGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, minorRange(version)]),
);

/** Module federation's `shared` of a remote, which bundles none of the packages. */
export const consumedPackages = () =>
  Object.fromEntries(
    Object.entries(SHARED_RANGES).map(([name, requiredVersion]) => [
      name,
      { singleton: true, import: false as const, requiredVersion },
    ]),
  );

/** Module federation's `shared` of the shell, which provides all of them. */
export const providedPackages = () =>
  Object.fromEntries(
    Object.entries(SHARED_VERSIONS).map(([name, version]) => [
      name,
      {
        singleton: true,
        version,
        requiredVersion: SHARED_RANGES[name],
        eager: name !== LAZY_PACKAGE,
        // No module of the shell imports it. Webpack includes such a package only if it is given by its path.
        ...(name === LAZY_PACKAGE && { import: require.resolve(name) }),
      },
    ]),
  );
