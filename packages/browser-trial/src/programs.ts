import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The path of the first of the programs that is installed; undefined if none is. */
export const findProgram = (names: readonly string[]): string | undefined =>
  spawnSync('which', names, { encoding: 'utf8' }).stdout?.split('\n')[0] || undefined;

/** Runs a command until it ends, with the output of this process. */
export function execute(command: string, parameters: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync(command, parameters, { stdio: 'inherit', env });
}

/** Whether this process has apt-get, and the rights of root. */
export const canInstallPackages = (): boolean => existsSync('/usr/bin/apt-get') && process.getuid?.() === 0;

/** Installs Debian packages. Does nothing if it cannot. */
export function installPackages(...packages: string[]): void {
  if (!canInstallPackages()) return;
  execute('apt-get', ['update', '-qq']);
  execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
}
