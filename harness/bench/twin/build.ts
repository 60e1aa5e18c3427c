import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { REMOTE_NAMES } from '@site/contracts';
import { baseConfiguration, browserOutput, runWebpack } from '@site/federation/configuration';
import { loadRemote } from '@site/federation/load-remote';
import type { Configuration, Stats } from 'webpack';
import { root } from '../../run.mjs';
import { writeCompressed } from 'shell/compression';
import { SHELL_ASSETS } from 'shell/shell-build';

export const TWIN_ASSETS = '/_twin/';

export interface Twin {
  folder: string;
  /** The scripts of every page. */
  scripts: string[];
  /** Further scripts of each expose, by `remote/expose`. */
  chunks: Map<string, string[]>;
}

const chunkName = (id: string) => id.replace('/', '-');

/** Writes the twin's entry, with one `import()` for every expose. Resolves with the exposes' names. */
async function writeEntry(file: string): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const name of REMOTE_NAMES) {
    const { exposes } = await loadRemote(path.join(root, name));
    for (const [expose, source] of Object.entries(exposes)) {
      sources.set(`${name}/${expose}`, path.join(root, name, source));
    }
  }
  const loaders = [...sources].map(
    ([id, source]) =>
      `  ${JSON.stringify(id)}: () => import(/* webpackChunkName: ${JSON.stringify(chunkName(id))} */ ${JSON.stringify(source)}),`,
  );
  const hydrate = JSON.stringify(path.join(import.meta.dirname, 'hydrate.tsx'));
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `import { hydrate } from ${hydrate};\nhydrate({\n${loaders.join('\n')}\n});\n`);
  return [...sources.keys()];
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
    optimization: { splitChunks: { chunks: 'all' } },
  };
}

function describe(folder: string, stats: Stats, ids: string[]): Twin {
  const { entrypoints = {}, namedChunkGroups = {} } = stats.toJson({
    all: false,
    entrypoints: true,
    chunkGroups: true,
  });
  const namesOf = (group: (typeof entrypoints)[string] | undefined) =>
    (group?.assets ?? []).map((asset) => asset.name);
  const chunks = ids.map((id): [string, string[]] => [id, namesOf(namedChunkGroups[chunkName(id)])]);
  return { folder, scripts: namesOf(entrypoints['twin']), chunks: new Map(chunks) };
}

/** Builds the same sources as one application without federation, as a baseline for measurements. It is never shipped. */
export async function buildTwin(): Promise<Twin> {
  const dist = path.join(root, 'harness', 'dist');
  const folder = path.join(dist, 'twin');
  await rm(dist, { recursive: true, force: true });
  const entry = path.join(dist, 'entry.js');
  const ids = await writeEntry(entry);
  const stats = await runWebpack(configuration(entry, folder));
  for (const file of await readdir(folder)) {
    await writeCompressed(path.join(folder, file), await readFile(path.join(folder, file)));
  }
  return describe(folder, stats, ids);
}
