import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { releaseVersionSchema } from '@site/contracts';
import { buildRelease } from './build-release';
import { hashSources } from './hash-sources';
import { loadRemote } from './load-remote';
import { publish } from './publish';

const USAGE = `Usage, inside a remote's folder:
  federation build   [--version 1.4.2] [--mode development]   builds a release into dist/release
  federation release --version 1.4.2                          builds it, publishes it to the remote's local origin, activates it
  federation dev                                              serves this remote without the others, with live reload`;

const root = fileURLToPath(new URL('../../..', import.meta.url));
const originsFolder = process.env['ORIGINS_DIR'] ?? path.join(root, '.site', 'origins');

function packageVersion(folder: string): string {
  return (JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string }).version;
}

function checkVersion(version: string): string {
  const { error } = releaseVersionSchema.safeParse(version);
  if (error) throw new Error(`The version ${version} ${error.issues[0]?.message}`);
  return version;
}

async function run(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { version: { type: 'string' }, mode: { type: 'string', default: 'production' } },
  });
  const [command] = positionals;
  const folder = process.cwd();
  const remote = await loadRemote(folder);
  if (command === 'dev') {
    const { serveStandalone } = await import('./standalone/serve-standalone');
    return serveStandalone(remote, folder);
  }
  if (command !== 'build' && command !== 'release') throw new Error(USAGE);
  if (command === 'release' && !values.version) throw new Error(`A release needs a version.\n${USAGE}`);
  const mode = values.mode === 'development' ? 'development' : 'production';
  const sources = hashSources(root, path.relative(root, folder), mode);
  // By default named after its sources, so that releases with different contents have different versions.
  const version = checkVersion(values.version ?? `${packageVersion(folder)}-${sources}`);
  const output = await buildRelease({ remote, folder, version, sources, mode });
  console.log(`${remote.name} ${version} is built in ${path.relative(root, output)}`);
  if (command === 'release') {
    await publish(path.join(originsFolder, remote.name), output, version);
    console.log(`${remote.name} ${version} is published and activated`);
  }
}

run().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
