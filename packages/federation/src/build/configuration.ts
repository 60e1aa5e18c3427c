import path from 'node:path';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { releasePathOf } from '@site/contracts';
import Minimizer from 'minimizer-webpack-plugin';
import webpack, { type Configuration, type WebpackPluginInstance } from 'webpack';
import { supportedBrowsers } from '../../supported-browsers.mjs';
import { swcOptions } from '../../swc-options.mjs';
import type { RemoteConfiguration } from '../define-remote';
import { consumedPackages, SHARED_RANGES } from './shared';

export type Mode = 'production' | 'development';

const here = path.dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/**
 * Common to every webpack build of the repository: TypeScript by SWC, sanitised HTML content, output of errors only.
 *
 * @param files settings for pictures and fonts.
 */
export function baseConfiguration(
  context: string,
  mode: Mode,
  files: { publicPath?: string; outputPath?: string; emit?: boolean } = {},
): Configuration {
  return {
    mode,
    context,
    devtool: false,
    performance: false,
    stats: 'errors-only',
    infrastructureLogging: { level: 'error' },
    resolve: { extensions: ['.ts', '.tsx', '.mjs', '.js'] },
    module: {
      rules: [
        { test: /\.tsx?$/, use: { loader: require.resolve('swc-loader'), options: swcOptions() } },
        { test: /\.html$/, use: path.join(here, 'html-loader.mjs') },
        {
          test: /\.(png|webp|avif|svg)$/,
          type: 'asset/resource',
          generator: { filename: 'pictures/[name].[contenthash:8][ext]', ...files },
        },
        {
          test: /\.woff2$/,
          type: 'asset/resource',
          generator: { filename: 'fonts/[name].[contenthash:8][ext]', ...files },
        },
      ],
    },
  };
}

/** Tells a remote's code where the files of its release are. */
const definePath = (remote: RemoteConfiguration, version: string) =>
  new webpack.DefinePlugin({ RELEASE_PATH: JSON.stringify(releasePathOf(remote.name, version)) });

/** Settings for an output that the supported browsers load as ES modules. */
export const browserOutput = {
  target: ['web', `browserslist:${supportedBrowsers.join(', ')}`],
  experiments: { outputModule: true },
  output: {
    module: true,
    chunkFormat: 'module',
    chunkLoading: 'import',
    filename: '[name].[contenthash:8].js',
    chunkFilename: '[name].[contenthash:8].js',
    crossOriginLoading: 'anonymous',
    clean: true,
  },
} as const satisfies Configuration;

/** SWC: its output is as small as that of Terser, webpack's default, and takes a fraction of the time. */
export const minimizer = [
  new Minimizer({
    minify: Minimizer.swcMinify,
    minimizerOptions: { compress: { passes: 2 }, mangle: true },
    parallel: false,
  }),
];

export interface RemoteBuild {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  version: string;
  /** Output folder of the release. */
  output: string;
  mode: Mode;
}

/** The browser build of a remote: a Module Federation container and its chunks. */
export function browserConfiguration({ remote, folder, version, output, mode }: RemoteBuild): Configuration {
  const name = remote.name.replace('-', '_');
  return {
    // The same address as on the server: `auto` depends on the URL of the script.
    ...baseConfiguration(folder, mode, { publicPath: releasePathOf(remote.name, version) }),
    ...browserOutput,
    name: `${remote.name} for browsers`,
    // The plugin declares the runtime's core as an external. It is a global variable. By default, webpack would import
    // it as a module.
    externalsType: 'global',
    entry: {},
    output: { ...browserOutput.output, path: output, publicPath: 'auto', uniqueName: `${name}_${version}` },
    optimization: {
      minimizer,
      chunkIds: 'deterministic',
      moduleIds: 'deterministic',
    },
    plugins: [
      definePath(remote, version),
      new ModuleFederationPlugin({
        name,
        filename: 'remoteEntry.js',
        library: { type: 'module' },
        exposes: Object.fromEntries(
          Object.entries(remote.exposes).map(([expose, file]) => [
            `./${expose}`,
            { import: file, name: expose },
          ]),
        ),
        shared: consumedPackages(),
        dts: false,
        manifest: { fileName: 'mf-manifest.json' },
        // The shell carries the runtime's core once for all remotes.
        experiments: { externalRuntime: true },
      }),
    ],
  };
}

/**
 * The server build of a remote: one CommonJS file that exports every exposed component by its name.
 *
 * @param records plugins that record facts about the build.
 */
export function serverConfiguration(
  { remote, folder, version, output, mode }: RemoteBuild,
  entry: string,
  records: readonly WebpackPluginInstance[],
): Configuration {
  return {
    ...baseConfiguration(folder, mode, { publicPath: releasePathOf(remote.name, version), emit: false }),
    name: `${remote.name} for the server`,
    entry: { server: entry },
    target: 'node20',
    externals: Object.fromEntries(Object.keys(SHARED_RANGES).map((shared) => [shared, `commonjs ${shared}`])),
    output: {
      path: path.join(output, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs-module' },
    },
    // Not minimised, and with names: why a shell refuses a release includes the function or module that threw.
    optimization: { minimize: false, moduleIds: 'named' },
    plugins: [
      definePath(remote, version),
      new webpack.optimize.LimitChunkCountPlugin({ maxChunks: 1 }),
      ...records,
    ],
  };
}

/** Runs one webpack build. Rejects with webpack's report of every error. */
export function runWebpack(configuration: Configuration): Promise<webpack.Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(configuration);
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error) reject(error);
        else if (!stats || stats.hasErrors()) {
          reject(
            new Error(`${configuration.name}: ${stats?.toString({ preset: 'errors-only', colors: false })}`),
          );
        } else resolve(stats);
      });
    });
  });
}
