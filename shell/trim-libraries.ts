import { createRequire } from 'node:module';
import path from 'node:path';
import type { Mode } from '@site/federation/configuration';
import type { Configuration } from 'webpack';

const require = createRequire(import.meta.url);
const { resolve } = createRequire(require.resolve('react-router-dom'));

/** React Router's `exports` lead to its development build alone. */
function productionRouter(): Record<string, string> {
  const folder = path.join(path.dirname(resolve('react-router/package.json')), 'dist', 'production');
  return {
    'react-router$': path.join(folder, 'index.mjs'),
    'react-router/dom$': path.join(folder, 'dom-export.mjs'),
  };
}

/** Takes parts out of the libraries that browsers do not need. Also used by the twin, so that both have the same ones. */
export function trimLibraries(configuration: Configuration, mode: Mode): Configuration {
  const rules = [
    { test: /react-router\/dist\/.*\.mjs$/, use: path.join(import.meta.dirname, 'pure-router-loader.mjs') },
    {
      test: /@emotion\/cache\/dist\/.*\.js$/,
      use: path.join(import.meta.dirname, 'unprefixed-emotion-loader.mjs'),
    },
  ];
  return {
    ...configuration,
    module: { ...configuration.module, rules: [...(configuration.module?.rules ?? []), ...rules] },
    resolve: {
      ...configuration.resolve,
      alias: {
        // Emotion imports it for higher-order components, of which there are none.
        'hoist-non-react-statics': false,
        ...(mode === 'production' ? productionRouter() : {}),
      },
    },
  };
}
