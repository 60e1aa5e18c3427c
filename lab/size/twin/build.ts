import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mergeContributions, type Contributions, type Contributor } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { baseConfiguration, browserOutput, runWebpack } from '@site/federation/configuration';
import { integrityOfFiles } from '@site/federation/integrity-of-files';
import { readRemoteConfiguration } from '@site/federation';
import webpack, { type Configuration, type Stats } from 'webpack';
import { root } from '@site/harness/run.mjs';
import type { CodeFile, ComposedRoute, CompositionFile } from '@site/shell/boot';
import { writeCompressed } from '@site/shell/compression';
import { SHELL_ASSETS } from '@site/shell/shell-build';
import { remoteNames } from '@site/harness/site/remotes';

export const TWIN_ASSETS = '/_twin/';

const COMPOSITION = 'composition.json';

export interface Twin {
  folder: string;
  composition: CodeFile;
  routes: ComposedRoute[];
  /** The scripts of every page. */
  scripts: CodeFile[];
  /** Further scripts of each expose, by `remote/expose`. */
  chunks: Map<string, CodeFile[]>;
}

const chunkName = (id: string) => id.replace('/', '-');

interface Entry {
  /** Names of all exposes. */
  ids: string[];
  routes: ComposedRoute[];
  contributions: Contributions;
}

/** Writes the twin's entry, with one `import()` for every expose. */
async function writeEntry(file: string): Promise<Entry> {
  const sources = new Map<string, string>();
  const composed: ComposedRoute[] = [];
  const contributors: Contributor[] = [];
  for (const name of remoteNames()) {
    const { exposes, routes, contributes = {} } = await readRemoteConfiguration(path.join(root, name));
    contributors.push({ name, contributes });
    composed.push(...routes.map((route) => ({ path: route.path, id: `${name}/${route.expose}` })));
    for (const [expose, source] of Object.entries(exposes)) {
      sources.set(`${name}/${expose}`, path.join(root, name, source));
    }
  }
  const loaders = [...sources].map(
    ([id, source]) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(id))} */ ${JSON.stringify(source)}),`,
  );
  const hydrate = JSON.stringify(path.join(import.meta.dirname, 'hydrate.ts'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `import { hydrate } from ${hydrate};\nhydrate({\n${loaders.join('\n')}\n});\n`);
  return {
    ids: [...sources.keys()],
    routes: composed,
    contributions: mergeContributions(contributors),
  };
}

/** The configuration of an application without federation. Its fonts are those that the shell serves. */
function configuration(entry: string, output: string): Configuration {
  const base = baseConfiguration(root, 'production');
  return {
    ...base,
    ...browserOutput,
    name: 'the twin',
    entry: { twin: entry },
    output: { ...browserOutput.output, path: output, publicPath: TWIN_ASSETS },
    module: {
      rules: (base.module?.rules ?? []).map((rule) =>
        rule && typeof rule === 'object' && rule.type === 'asset/resource'
          ? { ...rule, generator: { ...rule.generator, emit: false, publicPath: SHELL_ASSETS } }
          : rule,
      ),
    },
    // The server's HTML, which is hydrated, has the addresses of the pictures already.
    plugins: [new webpack.DefinePlugin({ RELEASE_PATH: JSON.stringify(TWIN_ASSETS) })],
    optimization: { splitChunks: { chunks: 'all' } },
  };
}

/** Writes the twin's composition file, import map included. */
async function writeComposition(
  folder: string,
  files: Record<string, string>,
  { routes, contributions }: Entry,
): Promise<CodeFile> {
  const integrity = Object.fromEntries(
    Object.entries(files).map(([file, hash]) => [TWIN_ASSETS + file, hash]),
  );
  const composition: CompositionFile = {
    importMap: { integrity },
    shared: {},
    remotes: [],
    routes,
    contributions,
  };
  const text = Buffer.from(JSON.stringify(composition));
  await writeFile(path.join(folder, COMPOSITION), text);
  return [TWIN_ASSETS + COMPOSITION, integrityOf(text)];
}

async function describe(folder: string, stats: Stats, written: Entry): Promise<Twin> {
  const { ids, routes } = written;
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const files = await integrityOfFiles(folder);
  const scriptsOf = (group: (typeof entrypoints)[string] | undefined) =>
    (group?.assets ?? []).map(({ name }): CodeFile => [TWIN_ASSETS + name, files[name] ?? '']);
  const chunks = ids.map((id) => [id, scriptsOf(namedChunkGroups[chunkName(id)])] as const);
  return {
    folder,
    composition: await writeComposition(folder, files, written),
    routes,
    scripts: scriptsOf(entrypoints['twin']),
    chunks: new Map(chunks),
  };
}

/** Builds the same sources as one application without federation, to compare measurements with. It is never shipped. */
export async function buildTwin(): Promise<Twin> {
  const dist = path.join(root, 'lab', 'dist');
  const folder = path.join(dist, 'twin');
  await rm(dist, { recursive: true, force: true });
  const entry = path.join(dist, 'entry.js');
  const entries = await writeEntry(entry);
  const stats = await runWebpack(configuration(entry, folder));
  const twin = await describe(folder, stats, entries);
  for (const file of await readdir(folder)) {
    await writeCompressed(path.join(folder, file), await readFile(path.join(folder, file)));
  }
  return twin;
}
