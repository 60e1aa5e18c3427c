import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { version: react } = require('react/package.json') as { version: string };
const { version: emotion } = require('@emotion/react/package.json') as { version: string };
const { version: platform } = require('@site/platform/package.json') as { version: string };

/** The packages that the shell gives every remote at run time, with the versions installed here. Nothing else is shared. */
export const SHARED_VERSIONS: Readonly<Record<string, string>> = {
  react,
  'react-dom': react,
  'react/jsx-runtime': react,
  '@emotion/react': emotion,
  '@emotion/react/jsx-runtime': emotion,
  '@site/platform': platform,
  '@site/platform/query': platform,
};

const majorRange = (version: string) => `^${version.split('.')[0]}.0.0`;

/** The ranges that a remote built here expects of the shell. */
export const SHARED_RANGES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [name, majorRange(version)]),
);
