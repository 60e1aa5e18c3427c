import { swcOptions } from '@site/federation/swc-options';

/** Two CommonJS files that bundle the site's own packages; packages from npm stay external. */
export default {
  mode: 'production',
  target: 'node20',
  context: import.meta.dirname,
  entry: { main: './src/main.ts', submissions: './src/submissions-cli/main.ts' },
  output: { filename: '[name].cjs', library: { type: 'commonjs2' }, clean: true },
  // Names appear in logs, and TypeORM identifies migrations by class name, so nothing is minified.
  optimization: { minimize: false },
  devtool: 'source-map',
  resolve: { extensions: ['.ts', '.mjs', '.js'] },
  externals: ({ request }, callback) =>
    /^(node:|@(?!site\/)|[a-z])/.test(request) ? callback(null, `commonjs ${request}`) : callback(),
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { ...swcOptions({ decorators: true }), sourceMaps: true },
      },
    ],
  },
};
