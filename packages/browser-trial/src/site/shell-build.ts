import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folders of the shell's build: in this package if it is installed, in `shell/` in the platform's repository. */
const FOLDERS = ['../../shell/', '../../../../shell/dist/production/'];

/** A standalone build of the shell. */
export interface ShellBuild {
  /** Also at `/_platform` of a site. */
  id: string;
  /** Path of its server. */
  server: string;
}

/** The build of the shell that trials run. @throws Error with what to do if there is none. */
export function shellBuild(): ShellBuild {
  const folder = FOLDERS.map((address) => fileURLToPath(new URL(address, import.meta.url))).find((each) =>
    existsSync(path.join(each, 'build.json')),
  );
  if (!folder) throw new Error('The shell is not built: `npm run build -w shell`');
  const { id } = JSON.parse(readFileSync(path.join(folder, 'build.json'), 'utf8')) as { id: string };
  return { id, server: path.join(folder, 'server', 'main.cjs') };
}
