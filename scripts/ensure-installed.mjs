import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { root, run } from './run.mjs';

const NEEDED = [20, 19];

function nodeIsNewEnough() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  return major > NEEDED[0] || (major === NEEDED[0] && minor >= NEEDED[1]);
}

function installed() {
  const marker = path.join(root, 'node_modules', '.package-lock.json');
  return (
    existsSync(marker) && statSync(marker).mtimeMs >= statSync(path.join(root, 'package-lock.json')).mtimeMs
  );
}

/** Installs the libraries that `package-lock.json` names, where they are missing or older than it. Ends the process where that fails. */
export async function ensureInstalled() {
  if (!nodeIsNewEnough()) {
    console.error(`Node ${NEEDED.join('.')} or newer is needed, and this is ${process.versions.node}`);
    process.exit(1);
  }
  if (installed()) return;
  console.log('Installing libraries (a minute or two, once)');
  const code = await run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (code !== 0) {
    console.error('The libraries could not be installed: see the lines above');
    process.exit(1);
  }
}
