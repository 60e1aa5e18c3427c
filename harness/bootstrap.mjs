// Runs a command of `harness/commands` on a fresh machine: installs the libraries first. Plain JavaScript without imports.
import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const MIN_NODE = [20, 19];

function nodeIsSupported() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > MIN_NODE[0] || (major === MIN_NODE[0] && minor >= MIN_NODE[1]);
}

function librariesAreCurrent() {
  const marker = path.join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(marker) && statSync(marker).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
}

/** Installs what `package-lock.json` names where it is missing or older. Returns an error message, or null. */
async function install() {
  if (!nodeIsSupported()) {
    return `Node ${MIN_NODE.join('.')} or newer is needed, and this is ${process.versions.node}`;
  }
  if (librariesAreCurrent()) return null;
  console.log('Installing libraries (a minute or two, once)');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  return code === 0 ? null : 'The libraries could not be installed: see the lines above';
}

const problem = await install();
if (problem) {
  console.error(problem);
  process.exit(1);
}
const [command, ...parameters] = process.argv.slice(2);
process.exitCode = await run('node', ['--import', 'tsx', `harness/commands/${command}.ts`, ...parameters]);
