import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { CONTRACT_VERSION, contractProblems, releaseSchema, type Release } from '@site/contracts';
import { integrityOf } from '@site/contracts/integrity';
import { browserConfiguration, runWebpack, serverConfiguration, type Mode } from './configuration';
import { checkContent } from './content';
import type { RemoteConfiguration } from './index';
import { SHARED_RANGES } from './shared';

interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

/** Integrity of every file below a release's folder, `release.json` itself left out. */
export async function integrityOfFiles(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => file !== 'release.json')
    .sort();
  const hashes = await Promise.all(
    files.map(async (file) => integrityOf(await readFile(path.join(folder, file)))),
  );
  return Object.fromEntries(files.map((file, index) => [file, hashes[index] ?? '']));
}

async function writeServerEntry(
  remote: RemoteConfiguration,
  folder: string,
  output: string,
): Promise<string> {
  const file = path.join(path.dirname(output), 'server-entry.js');
  const exports = Object.entries(remote.exposes).map(
    ([expose, source]) =>
      `export { default as ${expose} } from ${JSON.stringify(path.join(folder, source))};`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${exports.join('\n')}\n`);
  return file;
}

async function describe(remote: RemoteConfiguration, output: string, version: string, sources: string) {
  const manifest = JSON.parse(await readFile(path.join(output, 'mf-manifest.json'), 'utf8')) as Manifest;
  return {
    contract: CONTRACT_VERSION,
    name: remote.name,
    version,
    sources,
    entry: manifest.metaData.remoteEntry.name,
    server: 'server/server.cjs',
    exposes: Object.fromEntries(
      manifest.exposes.map((expose) => [expose.name, { files: expose.assets.js.sync }]),
    ),
    routes: remote.routes,
    feed: remote.feed ?? [],
    shared: SHARED_RANGES,
    files: await integrityOfFiles(output),
  };
}

interface BuildOptions {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  version: string;
  /** Hash of the sources: see `hashSources`. */
  sources: string;
  mode?: Mode;
}

/**
 * Builds one immutable release of a remote into its `dist/release`.
 *
 * @throws Error with every problem: content that breaks its schema, a compile error, a broken contract.
 */
export async function buildRelease(options: BuildOptions): Promise<{ release: Release; output: string }> {
  const { remote, folder, version, sources, mode = 'production' } = options;
  checkContent(remote);
  const output = path.join(folder, 'dist', 'release');
  await rm(output, { recursive: true, force: true });
  const build = { remote, folder, version, output, mode };
  await runWebpack(browserConfiguration(build));
  await runWebpack(serverConfiguration(build, await writeServerEntry(remote, folder, output)));
  const release = releaseSchema.parse(await describe(remote, output, version, sources));
  const problems = contractProblems(release);
  if (problems.length > 0) throw new Error(`${remote.name} breaks its contract:\n  ${problems.join('\n  ')}`);
  await writeFile(path.join(output, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return { release, output };
}
