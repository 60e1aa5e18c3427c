import { REMOTES, variableOf, type RemoteName } from '@site/contracts';
import type { Verdict } from '../publishing';

/** The remote's origin: `ORIGIN_URL`; without it, that of the local site. */
export const originUrlOf = (remote: RemoteName): string =>
  address('ORIGIN_URL', process.env[variableOf(remote, 'PORT')] ?? REMOTES[remote].port);

/** The site whose shell judges a release: `SITE_URL`; without it, the local one. */
export const siteUrl = (): string => address('SITE_URL', process.env['SHELL_PORT'] ?? 3000);

const address = (variable: string, localPort: string | number): string =>
  (process.env[variable] ?? `http://localhost:${localPort}`).replace(/\/+$/, '');

/** Says what became of an activated release. The exit code is 1 unless it is live, or will be once the shell is back. */
export function reportVerdict({ verdict, seconds, reason }: Verdict): void {
  const lines: Record<Verdict['verdict'], string> = {
    live: `live after ${seconds.toFixed(1)} s`,
    refused: `refused: ${reason}`,
    unavailable: `The shell at ${siteUrl()} is down: the release goes live when the shell is back`,
    pending: `The shell has not decided after ${seconds.toFixed(0)} s: ${reason}`,
  };
  console.log(lines[verdict]);
  if (verdict === 'refused' || verdict === 'pending') process.exitCode = 1;
}
