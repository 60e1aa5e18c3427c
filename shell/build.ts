import { createHash } from 'node:crypto';
import { cp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Platform } from '@site/contracts';
import {
  baseConfiguration,
  browserOutput,
  runWebpack,
  withFiles,
  type Mode,
} from '@site/federation/configuration';
import { declareTypes } from '@site/federation/declared-types';
import { integrityOfFiles } from '@site/federation/integrity-of-files';
import { SHARED_VERSIONS } from '@site/federation/shared';
import { declareColors, paperScheme } from '@site/ui/tokens';
import webpack, { type Configuration, type Stats } from 'webpack';
import { earlierModules } from './src/boot/earlier-modules';
import { EARLIER_VERSIONS } from './src/boot/earlier-versions';
import { sharedModules } from './src/boot/shared-modules';
import { writeCompressed } from './src/server/compression/compression';
import { SHELL_ASSETS } from './src/server/build/shell-build';
import { trimLibraries } from './trim-libraries';

const folder = import.meta.dirname;

/** Versions of the shared packages, the current one first. */
const offeredVersions = Object.fromEntries(
  Object.entries(SHARED_VERSIONS).map(([name, version]) => [
    name,
    [version, EARLIER_VERSIONS[name] ?? []].flat(),
  ]),
);

const libraries = { test: /node_modules/, name: 'libraries', chunks: 'initial' } as const;

function browser(mode: Mode, dist: string): Configuration {
  return {
    ...trimLibraries(baseConfiguration(folder, mode), mode),
    ...browserOutput,
    name: 'shell for browsers',
    entry: { shell: './src/browser/main.tsx' },
    output: { ...browserOutput.output, path: path.join(dist, 'browser'), publicPath: SHELL_ASSETS },
    optimization: { splitChunks: { cacheGroups: { default: false, defaultVendors: false, libraries } } },
    plugins: [
      new webpack.DefinePlugin({
        __SHARED_VERSIONS__: JSON.stringify(SHARED_VERSIONS),
      }),
    ],
  };
}

/** The script that is inlined in every document: one file, without exports. */
function inlineScript(mode: Mode, dist: string): Configuration {
  return {
    ...baseConfiguration(folder, mode),
    name: 'inline script',
    entry: './src/boot/inline/main.ts',
    target: browserOutput.target,
    output: { path: path.join(dist, 'inline'), filename: 'main.js', iife: true },
    optimization: { minimize: true },
  };
}

/** Server code with all libraries bundled: it needs Node and nothing else. */
function server(mode: Mode, dist: string): Configuration {
  // Files that only documents name, such as fonts, are the browsers' too.
  const base = withFiles(baseConfiguration(folder, mode), {
    publicPath: SHELL_ASSETS,
    outputPath: '../browser/',
  });
  return {
    ...base,
    name: 'shell for the server',
    entry: {
      main: './src/server/main.ts',
      renderer: './src/renderer/main.ts',
      'renderer-process': './src/renderer/bootstrap.ts',
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

const entryScripts = (stats: Stats): string[] =>
  (stats.toJson({ all: false, entrypoints: true }).entrypoints?.['shell']?.assets ?? []).map(
    (asset) => asset.name,
  );

async function compressAll(root: string): Promise<void> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  await Promise.all(files.map(async (file) => writeCompressed(file, await readFile(file))));
}

const exportsOf = (module: unknown) => Object.keys(module as object).sort();

/** What this build provides to releases. Expects the entry scripts to be compressed. */
async function describePlatform(id: string, scripts: string[]): Promise<Platform> {
  const modules = { ...sharedModules, '@site/platform/query': await import('@site/platform/query') };
  const sizes = await Promise.all(scripts.map(async (script) => (await stat(`${script}.br`)).size));
  const { sections } = await declareTypes(path.join(folder, 'src'), {}, path.join(folder, 'dist', 'types'));
  return {
    build: id,
    exports: Object.fromEntries(Object.entries(modules).map(([name, module]) => [name, exportsOf(module)])),
    earlier: Object.fromEntries(
      Object.entries(EARLIER_VERSIONS).map(([name, version]) => [
        name,
        { version, exports: exportsOf(earlierModules[name]) },
      ]),
    ),
    tokens: Object.keys(declareColors(paperScheme)).sort(),
    sections,
    scriptBytes: sizes.reduce((sum, size) => sum + size, 0),
  };
}

/** Builds the shell into `dist/<mode>`: browser files, inline script, server, renderer, public files, `build.json` and `platform.json`. */
async function build(mode: Mode): Promise<void> {
  const dist = path.join(folder, 'dist', mode);
  const browserFolder = path.join(dist, 'browser');
  await rm(dist, { recursive: true, force: true });
  const stats = await runWebpack(browser(mode, dist));
  await runWebpack(inlineScript(mode, dist));
  await runWebpack(server(mode, dist));
  await cp(path.join(folder, 'public'), path.join(dist, 'public'), { recursive: true });
  const inline = await readFile(path.join(dist, 'inline', 'main.js'), 'utf8');
  const files = await integrityOfFiles(browserFolder);
  const serverFiles = await integrityOfFiles(path.join(dist, 'server'));
  const id = createHash('sha256')
    .update(JSON.stringify([files, serverFiles, inline]))
    .digest('hex')
    .slice(0, 16);
  const fonts = Object.keys(files).filter((file) => /-core\.\w+\.woff2$/.test(file));
  const scripts = entryScripts(stats);
  await compressAll(browserFolder);
  const platform = await describePlatform(
    id,
    scripts.map((script) => path.join(browserFolder, script)),
  );
  await writeFile(path.join(dist, 'platform.json'), `${JSON.stringify(platform, null, 2)}\n`);
  const description = { id, scripts, inlineScript: inline, files, fonts, shared: offeredVersions };
  await writeFile(path.join(dist, 'build.json'), `${JSON.stringify(description, null, 2)}\n`);
}

const { values } = parseArgs({ options: { mode: { type: 'string', default: 'production' } } });
build(values.mode === 'development' ? 'development' : 'production').catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
