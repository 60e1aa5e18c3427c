import { swcOptions } from '@site/federation/swc-options';

/** One CommonJS file with all libraries: its container has only Node. */
export default {
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  entry: './src/main.ts',
  output: { filename: 'main.cjs', clean: true },
  // Names of functions and errors appear in logs.
  optimization: { minimize: false },
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { ...swcOptions(), sourceMaps: true } }],
  },
  // Caused by Express, which loads view templates by name; the origin has none.
  ignoreWarnings: [/the request of a dependency is an expression/],
};
