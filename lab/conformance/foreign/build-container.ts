import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { runWebpack } from '@site/federation/configuration';
import { SHARED_RANGES } from '@site/federation/shared';
import webpack from 'webpack';

const folder = import.meta.dirname;

/** The bundlers whose own plugin and runtime build a container. */
export const BUNDLERS = ['webpack', 'rspack'] as const;

export type Bundler = (typeof BUNDLERS)[number];

/** Builds a container that exposes `page.js`, with the bundler's own plugin and the runtime that it brings. */
export async function buildContainer(bundler: Bundler, expose: string, output: string): Promise<void> {
  const script = path.join(folder, 'bundle.mjs');
  const ranges = JSON.stringify(SHARED_RANGES);
  await promisify(execFile)('node', [script, bundler, expose, output, ranges]);
}

/** Builds the server bundle that the contract asks for: CommonJS, which requires the shared packages. */
export async function buildServerBundle(bundler: Bundler, expose: string, output: string): Promise<void> {
  await runWebpack({
    name: 'a server bundle',
    mode: 'production',
    devtool: false,
    target: 'node20',
    entry: { server: path.join(folder, 'page.js') },
    externals: Object.fromEntries(Object.keys(SHARED_RANGES).map((name) => [name, `commonjs ${name}`])),
    output: {
      path: output,
      filename: '[name].cjs',
      library: { type: 'commonjs', name: expose, export: 'default' },
    },
    plugins: [new webpack.DefinePlugin({ BUNDLER: JSON.stringify(bundler) })],
  });
}
