import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  CONTRACT_VERSION,
  contractProblems,
  MANIFEST,
  parseFile,
  type Release,
  releaseSchema,
} from '@site/contracts';
import { writeWhole } from '@site/node-service/durable-files';
import { checkContent } from './check-content';
import {
  browserConfiguration,
  runWebpack,
  serverConfiguration,
  type Mode,
  type RemoteBuild,
} from './configuration';
import type { RemoteConfiguration } from '../define-remote';
import { integrityOfFiles } from './integrity-of-files';
import { repositoryOf } from '../repository';
import { requireSameSources, type BuildName } from './name-build';
import { SHARED_RANGES } from './shared';
import { ExposeModules } from '../uses/expose-modules';
import { SharedUses } from '../uses/shared-uses';
import { writePictures } from './write-pictures';

/** The part of Module Federation's manifest that a release uses. */
interface FederationManifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { name: string; assets: { js: { sync: string[] } } }[];
}

interface BuildOptions extends BuildName {
  remote: RemoteConfiguration;
  /** The remote's folder. */
  folder: string;
  mode?: Mode;
}

/** Writes the entry of the server bundle, which exports every exposed component by its name. Returns its path. */
async function writeServerEntry(
  remote: RemoteConfiguration,
  folder: string,
  output: string,
): Promise<string> {
  const file = path.join(path.dirname(output), `server-entry.${path.basename(output)}.js`);
  const exports = Object.entries(remote.exposes).map(
    ([expose, source]) =>
      `export { default as ${expose} } from ${JSON.stringify(path.join(folder, source))};`,
  );
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${exports.join('\n')}\n`);
  return file;
}

/**
 * Builds the container of a remote. Module Federation writes its entries into `node_modules` of the working directory,
 * and webpack derives module ids from their paths. So every build runs in the repository's folder: a remote then gets
 * the same ids from a process that builds it alone and from one that builds several remotes.
 */
async function buildContainer(build: RemoteBuild): Promise<void> {
  const directory = process.cwd();
  process.chdir(repositoryOf(build.folder));
  try {
    await runWebpack(browserConfiguration(build));
  } finally {
    process.chdir(directory);
  }
}

async function describeRelease(
  { remote, version, sources, commit, createdAt }: BuildOptions,
  output: string,
  uses: SharedUses,
  modules: ExposeModules,
): Promise<Release> {
  const manifest = JSON.parse(
    await readFile(path.join(output, 'mf-manifest.json'), 'utf8'),
  ) as FederationManifest;
  const release = {
    contract: CONTRACT_VERSION,
    name: remote.name,
    version,
    sources,
    commit,
    createdAt,
    entry: manifest.metaData.remoteEntry.name,
    server: 'server/server.cjs',
    exposes: Object.fromEntries(
      manifest.exposes.map(({ name, assets }) => [
        name,
        { files: assets.js.sync, modules: modules.of(name) },
      ]),
    ),
    routes: remote.routes,
    contributes: remote.contributes,
    shared: SHARED_RANGES,
    uses: { shared: uses.exports, tokens: uses.tokens },
    files: await integrityOfFiles(output),
  };
  return parseFile(releaseSchema, JSON.stringify(release), MANIFEST);
}

/**
 * Builds one immutable release of a remote into its `dist/production` or `dist/development`, the path of which it
 * returns.
 *
 * @throws Error with every problem: content that breaks its schema, a compile error, a broken contract, sources that
 *   have changed meanwhile.
 */
export async function buildRelease(options: BuildOptions): Promise<string> {
  const { remote, folder, version, mode = 'production' } = options;
  checkContent(remote);
  const output = path.join(folder, 'dist', mode);
  await rm(output, { recursive: true, force: true });
  const build = { remote, folder, version, output, mode };
  const uses = new SharedUses();
  const pictures = remote.pictures?.() ?? {};
  const modules = new ExposeModules(folder, remote.exposes, pictures);
  await buildContainer(build);
  // Nobody reads this file of Module Federation, whose order differs between builds of the same sources.
  await rm(path.join(output, 'mf-manifest-stats.json'));
  const entry = await writeServerEntry(remote, folder, output);
  await runWebpack(serverConfiguration(build, entry, [uses, modules]));
  await writePictures(pictures, output);
  const release = await describeRelease(options, output, uses, modules);
  const problems = contractProblems(release);
  if (problems.length > 0) throw new Error(`${remote.name} breaks its contract:\n  ${problems.join('\n  ')}`);
  requireSameSources(folder, mode, options);
  // Written last: a folder with it holds a complete release.
  await writeWhole(path.join(output, MANIFEST), `${JSON.stringify(release, null, 2)}\n`);
  return output;
}
