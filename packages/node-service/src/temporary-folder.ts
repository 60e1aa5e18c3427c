import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A process that is being stopped may still write into the folder while it is removed. */
const REMOVAL = { recursive: true, force: true, maxRetries: 10, retryDelay: 50 } as const;

const made = new Set<string>();

function removeAll(): void {
  for (const folder of made) rmSync(folder, REMOVAL);
}

/**
 * Creates a folder in the system's temporary folder and removes it when this process exits. It also removes the folders
 * of the same name that killed processes have left.
 */
export function makeTemporaryFolder(name: string): string {
  removeAbandoned(name);
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-${process.pid}-`));
  if (made.size === 0) process.on('exit', removeAll);
  made.add(folder);
  return folder;
}

/** Removes a folder with everything in it, even while what has just been stopped still writes into it. */
export const removeFolder = (folder: string): Promise<void> => rm(folder, REMOVAL);

function removeAbandoned(name: string): void {
  for (const entry of readdirSync(tmpdir())) {
    const [, owner, pid] = /^(.+)-(\d+)-\w{6}$/.exec(entry) ?? [];
    if (owner !== name || isRunning(Number(pid))) continue;
    try {
      rmSync(path.join(tmpdir(), entry), { recursive: true, force: true });
    } catch {
      // It cannot be removed: it is another user's, in a temporary folder that both share. Nothing here needs it.
    }
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
