import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the shell's build is: in this package where it is installed, in `shell/` in the platform's repository. */
const FOLDERS = ['../../shell/', '../../../../shell/dist/production/'];

/** A build of the shell that runs by itself. */
export interface ShellBuild {
  /** As `/_platform` of a site has it too. */
  id: string;
  /** Path of its server. */
  server: string;
}

/** @throws Error that says what to do where there is no build. */
export function shellBuild(): ShellBuild {
  const folder = FOLDERS.map((address) => fileURLToPath(new URL(address, import.meta.url))).find((each) =>
    existsSync(path.join(each, 'build.json')),
  );
  if (!folder) throw new Error('The shell is not built: `npm run build -w shell`');
  const { id } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as { id: string };
  return { id, server: path.join(folder, 'server', 'main.cjs') };
}
