import type { Verdict } from '../publishing';

/** Prints the verdict on an activated release. The exit code is 1 if it is refused or pending. */
export function reportVerdict({ verdict, seconds, reason }: Verdict, siteUrl: string): void {
  const lines: Record<Verdict['verdict'], string> = {
    live: `live after ${seconds.toFixed(1)} s`,
    refused: `refused: ${reason}`,
    unavailable: `The shell at ${siteUrl} is unavailable: the release goes live when the shell responds again`,
    pending: `The shell has not decided after ${seconds.toFixed(0)} s: ${reason}`,
  };
  console.log(lines[verdict]);
  if (verdict === 'refused' || verdict === 'pending') process.exitCode = 1;
}
