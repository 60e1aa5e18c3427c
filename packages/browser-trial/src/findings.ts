import type { Finding, TrialResult } from './options';

const keyOf = ({ check, page, message }: Finding) => `${check} ${page} ${message}`;

/** Collects findings, and tells those that the candidate is at fault for from those that the live release has too. */
export class Findings {
  constructor(
    private readonly result: Pick<TrialResult, 'findings' | 'known'>,
    private readonly stopAtFirst: boolean,
  ) {}

  /** Whether nothing else needs to be looked at. */
  get isComplete(): boolean {
    return this.stopAtFirst && this.result.findings.length > 0;
  }

  add(found: readonly Finding[]): void {
    const known = new Set(this.result.findings.map(keyOf));
    this.result.findings.push(...found.filter((finding) => !known.has(keyOf(finding))));
  }

  /**
   * Runs checks on the candidate's page. What they find counts if they find it again, where it depends on times, and do
   * not find it on the live page.
   */
  async judge(
    run: (shell: 'candidate' | 'live') => Promise<Finding[]>,
    isLive: boolean,
    isTimed: boolean,
  ): Promise<void> {
    let found = await run('candidate');
    if (found.length === 0) return;
    if (isTimed) found = intersection(found, await run('candidate'));
    if (found.length === 0) return;
    const known = isLive ? intersection(found, await run('live')) : [];
    this.result.known.push(...known);
    this.add(found.filter((finding) => !known.includes(finding)));
  }
}

function intersection(findings: readonly Finding[], others: readonly Finding[]): Finding[] {
  const keys = new Set(others.map(keyOf));
  return findings.filter((finding) => keys.has(keyOf(finding)));
}
