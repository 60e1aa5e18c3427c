// Builds a container of page.js with a bundler's own plugin and the runtime that it brings:
// node bundle.mjs BUNDLER EXPOSE OUTPUT RANGES. This needs a process without tsx: rspack writes the source of its own
// functions into the bundle, and tsx would add calls of its helpers to them.
import path from 'node:path';

const [bundler, expose, output, ranges] = process.argv.slice(2);
const page = path.join(import.meta.dirname, 'page.js');
const requiredVersions = JSON.parse(ranges);

// Both functions have the bundler's plugins as properties.
const compile =
  bundler === 'rspack' ? (await import('@rspack/core')).rspack : (await import('webpack')).default;

const compiler = compile({
  mode: 'production',
  devtool: false,
  target: ['web', 'es2022'],
  entry: {},
  ...(bundler === 'webpack' && { experiments: { outputModule: true } }),
  output: {
    path: output,
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    publicPath: 'auto',
    uniqueName: 'foreign',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
  },
  plugins: [
    new compile.container.ModuleFederationPlugin({
      name: 'foreign',
      filename: 'remoteEntry.js',
      library: { type: 'module' },
      exposes: { [`./${expose}`]: { import: page, name: expose } },
      shared: {
        // With a copy of its own, which the shell's replaces.
        react: { singleton: true, requiredVersion: requiredVersions.react },
        '@site/platform': {
          singleton: true,
          import: false,
          requiredVersion: requiredVersions['@site/platform'],
        },
      },
    }),
    new compile.DefinePlugin({ BUNDLER: JSON.stringify(bundler) }),
  ],
});

compiler.run((error, stats) => {
  if (!error && !stats?.hasErrors()) return;
  console.error(error ?? stats.toString('errors-only'));
  process.exitCode = 1;
});
