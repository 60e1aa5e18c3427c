import path from 'node:path';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';

const SWC_OPTIONS = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic', importSource: '@emotion/react' } },
  },
};

/** Builds an entry of a fixture remote for Node, with a plugin. Rejects with webpack's errors. */
export async function compile(folder: string, entry: string, plugin: WebpackPluginInstance): Promise<void> {
  const configuration: Configuration = {
    mode: 'production',
    entry: path.join(folder, entry),
    target: 'node20',
    externals: {
      react: 'commonjs react',
      '@emotion/react/jsx-runtime': 'commonjs @emotion/react/jsx-runtime',
      '@site/platform': 'commonjs @site/platform',
    },
    output: { path: path.join(folder, 'dist'), library: { type: 'commonjs-module' } },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, loader: require.resolve('swc-loader'), options: SWC_OPTIONS },
        { test: /\.(html|svg)$/, type: 'asset/source' },
      ],
    },
    plugins: [plugin],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
}
