import { swcOptions } from '@site/federation/swc-options';

/** One CommonJS file with every library inside: its container has nothing but Node. */
export default {
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  entry: './src/main.ts',
  output: { filename: 'main.cjs', clean: true },
  // Names show in logs.
  optimization: { minimize: false },
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  module: {
    rules: [{ test: /\.ts$/, loader: 'swc-loader', options: { ...swcOptions(), sourceMaps: true } }],
  },
  // Of Express: templates are loaded by name, and there are none.
  ignoreWarnings: [/the request of a dependency is an expression/],
};
