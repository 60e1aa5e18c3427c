import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { version: react } = require('react/package.json') as { version: string };
const { version: emotion } = require('@emotion/react/package.json') as { version: string };
const { version: platform } = require('@site/platform/package.json') as { version: string };

/** Every package that the shell shares with the remotes at run time, with its installed version. */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = {
  react,
  'react-dom': react,
  'react/jsx-runtime': react,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotion,
  '@site/platform': platform,
  '@site/platform/query': platform,
};

/** The range of all versions that have what this one has: a release may use whatever its minor version has added. */
const minorRange = (version: string) => `^${version.split('.').slice(0, 2).join('.')}.0`;

/** The version ranges that a remote's release requires of the shell, by the versions that it is built against. */
export const SHARED_RANGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, minorRange(version)]),
);
