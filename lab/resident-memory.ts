import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (1024 KB). Linux only. Throws where the process does not exist. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kilobytes) throw new Error(`Process ${pid} has exited`);
  return Number(kilobytes) / 1024;
}
