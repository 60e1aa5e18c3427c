// Runs a command of the project on a fresh machine: installs its libraries first. Plain JavaScript that imports no
// library.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const MIN_NODE = '20.19';

/** These commands need `dependencies` only; all others need `devDependencies` too. */
const COMMANDS_WITHOUT_TOOLS = ['start', 'submissions', 'content'];

const nodeIsSupported = process.versions.node.localeCompare(MIN_NODE, 'en', { numeric: true }) >= 0;

/** The packages of a lock file by their folders; none if the file is missing. */
function packagesOf(lock) {
  const file = path.join(root, lock);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).packages : {};
}

/** Whether `node_modules` has every package of the lock file, except those for other systems. */
function librariesAreCurrent(withTools) {
  // npm lists in this file what it has installed.
  const installed = packagesOf('node_modules/.package-lock.json');
  return Object.entries(packagesOf('package-lock.json')).every(
    ([folder, { version, link, dev, optional, devOptional, peer }]) => {
      if (!folder.includes('node_modules/')) return true;
      if (link) return existsSync(path.join(root, folder));
      const isNeeded = !optional && (withTools || !(dev || devOptional || peer));
      return !isNeeded || installed[folder]?.version === version;
    },
  );
}

/** Installs the libraries that the command needs, if any is missing. Returns an error message, or null. */
async function install(command) {
  if (!nodeIsSupported) {
    return `Node ${MIN_NODE} or newer is needed, and this is ${process.versions.node}`;
  }
  const withTools = !COMMANDS_WITHOUT_TOOLS.includes(command);
  if (librariesAreCurrent(withTools)) return null;
  const isFresh = !existsSync(path.join(root, 'node_modules'));
  const what = isFresh && !withTools ? 'the libraries of the site' : 'all libraries';
  // Standard output is for the data of a command such as `npm run submissions`.
  console.error(`Installing ${what} (about a minute, once)`);
  const start = performance.now();
  // Unlike `npm ci`, `npm install` does not delete `node_modules` first. `--no-save`: the lock file stays as it is.
  // Without peers: the only one that would be added is Rspack (52 MB), which Module Federation names and nobody uses.
  const omitted = withTools ? [] : ['--omit=dev', '--omit=peer'];
  const parameters = isFresh ? ['ci', ...omitted] : ['install', '--no-save'];
  const code = await run('npm', [...parameters, '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) return 'The libraries could not be installed: see the lines above';
  console.error(`Installed ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return null;
}

const [command, ...parameters] = process.argv.slice(2);
const problem = await install(command);
if (problem) {
  console.error(problem);
  process.exit(1);
}
const program = command === 'lab' ? 'lab/main.ts' : `harness/commands/${command}.ts`;
process.exitCode = await run('node', ['--import', 'tsx', program, ...parameters]);
