import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made = new Set<string>();

function removeAll(): void {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
}

/**
 * Creates a folder in the system's temporary folder, which is removed when this process exits. Folders of killed processes are
 * removed by the next process that creates one of the same name.
 */
export function makeTemporaryFolder(name: string): string {
  removeAbandoned(name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-${process.pid}-`));
  if (made.size === 0) process.on('exit', removeAll);
  made.add(folder);
  return folder;
}

function removeAbandoned(name: string): void {
  for (const entry of readdirSync(tmpdir())) {
    const [, owner, pid] = /^(.+)-(\d+)-\w{6}$/.exec(entry) ?? [];
    if (owner === name && !isRunning(Number(pid)))
      rmSync(path.join(tmpdir(), entry), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
