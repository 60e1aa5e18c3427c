import { describeVerdict, type Verdict } from '../publishing';

/** Prints the verdict on an activated release. The exit code is 1 if it is refused or pending. */
export function reportVerdict(verdict: Verdict, siteUrl: string): void {
  console.log(describeVerdict(verdict, siteUrl));
  if (verdict.verdict === 'refused' || verdict.verdict === 'pending') process.exitCode = 1;
}
