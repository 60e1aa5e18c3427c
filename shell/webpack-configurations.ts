import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { baseConfiguration, browserOutput, minimizer, type Mode } from '@site/federation/configuration';
import { providedPackages } from '@site/federation/shared';
import type { Configuration } from 'webpack';
import { SHELL_ASSETS } from './src/server/build/shell-build';

const folder = path.dirname(fileURLToPath(import.meta.url));

/**
 * Plugin of the runtime that provides its core to the containers of the remotes, so that a page carries it once. The
 * option `experiments.provideExternalRuntime` would add the CommonJS form of this plugin, and with it a second copy of
 * the core.
 */
const PROVIDE_RUNTIME = fileURLToPath(
  import.meta.resolve('@module-federation/inject-external-runtime-core-plugin'),
);

const libraries = { test: /node_modules/, name: 'libraries', chunks: 'initial' } as const;

/** The browsers' application: Module Federation's host. */
export function browser(mode: Mode, dist: string): Configuration {
  return {
    ...baseConfiguration(folder, mode),
    ...browserOutput,
    name: 'shell for browsers',
    entry: { shell: './src/browser/main.tsx' },
    output: {
      ...browserOutput.output,
      // Module federation asks for the name of a chunk before webpack has computed its hash. It gets a name without a
      // hash then. Webpack writes no file of that name.
      filename: ({ chunk }) =>
        chunk?.contentHash?.['javascript'] ? browserOutput.output.filename : '[name].js',
      path: path.join(dist, 'browser'),
      publicPath: SHELL_ASSETS,
    },
    optimization: {
      minimizer,
      splitChunks: { cacheGroups: { default: false, defaultVendors: false, libraries } },
    },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        shared: providedPackages(),
        // The default would load the entries of all remotes before the first shared package.
        shareStrategy: 'loaded-first',
        runtimePlugins: [path.join(folder, 'src', 'browser', 'composition-lock.ts'), PROVIDE_RUNTIME],
        // The composition names every entry, so no manifest is read in the browser.
        experiments: { optimization: { disableSnapshot: true, target: 'web' } },
        dts: false,
        manifest: false,
      }),
    ],
  };
}

/** The script that is inlined in every document: one file, without exports. */
export function inlineScript(mode: Mode, dist: string): Configuration {
  return {
    ...baseConfiguration(folder, mode),
    name: 'inline script',
    entry: './src/boot/inline/main.ts',
    target: browserOutput.target,
    output: { path: path.join(dist, 'inline'), filename: 'main.js', iife: true },
    optimization: { minimize: true, minimizer },
  };
}

/** Server code with all libraries bundled: it needs Node and nothing else. */
export function server(mode: Mode, dist: string): Configuration {
  // Files that only documents name, such as fonts, are the browsers' too.
  const base = baseConfiguration(folder, mode, { publicPath: SHELL_ASSETS, outputPath: '../browser/' });
  return {
    ...base,
    name: 'shell for the server',
    entry: {
      main: './src/server/main.ts',
      renderer: './src/renderer/program.ts',
      'renderer-bootstrap': './src/renderer/bootstrap.ts',
      'renderer-service': './src/server/renderer-service.ts',
    },
    target: 'node20',
    node: { __dirname: false },
    output: {
      path: path.join(dist, 'server'),
      filename: '[name].cjs',
      library: { type: 'commonjs2' },
      clean: true,
    },
    module: {
      ...base.module,
      // The shell sends the renderer's program as one file.
      parser: { javascript: { dynamicImportMode: 'eager' } },
    },
    optimization: { minimize: false, splitChunks: false, runtimeChunk: false },
  };
}
