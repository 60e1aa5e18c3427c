import { readFileSync } from 'node:fs';

/** Resident memory of a process in MB (10^6 bytes). Linux only. Throws where the process does not exist. */
export function residentMegabytes(pid: number): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const kibibytes = /^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1];
  if (!kibibytes) throw new Error(`Process ${pid} has exited`);
  return (Number(kibibytes) * 1024) / 1e6;
}
