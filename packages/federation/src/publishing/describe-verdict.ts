import type { Verdict } from './await-verdict';

/** One line about the verdict on an activated release. */
export function describeVerdict({ verdict, seconds, reason }: Verdict, siteUrl: string): string {
  const lines: Record<Verdict['verdict'], string> = {
    live: `live after ${seconds.toFixed(1)} s`,
    refused: `refused: ${reason}`,
    unavailable: `The shell at ${siteUrl} is unavailable: the release goes live when the shell responds again`,
    pending: `The shell has not decided after ${seconds.toFixed(0)} s: ${reason}`,
  };
  return lines[verdict];
}
