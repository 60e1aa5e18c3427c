import { readdirSync, readFileSync } from 'node:fs';

const readProcess = (pid: string, file: string): string => {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    // It has ended meanwhile, or is another user's.
    return '';
  }
};

/**
 * The id of the shell's process that keeps its releases in a folder.
 *
 * @throws Error where there is none.
 */
export function shellProcess(storeFolder: string): string {
  const pid = readdirSync('/proc').find(
    (entry) =>
      /^\d+$/.test(entry) &&
      readProcess(entry, 'cmdline').includes('server/main.cjs') &&
      readProcess(entry, 'environ').split('\0').includes(`STORE_DIR=${storeFolder}`),
  );
  if (!pid) throw new Error(`No shell keeps its releases in ${storeFolder}`);
  return pid;
}

/** Resident memory of a process, in megabytes. */
export function residentMegabytes(pid: string): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readProcess(pid, 'status'))?.[1];
  if (!kilobytes) throw new Error(`Process ${pid} has ended`);
  return Number(kilobytes) / 1024;
}
