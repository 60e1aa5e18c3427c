import type { Finding, TrialResult } from './options';

/** What one run of a check found. */
export interface Found extends Finding {
  /** It may be the machine's fault: it counts if its check finds something once more. */
  isTimed: boolean;
}

/** What a check says about a page. */
export const foundBy = (
  { name, isTimed = false }: { name: string; isTimed?: boolean },
  page: string,
  messages: readonly string[],
): Found[] => messages.map((message) => ({ check: name, page, message, isTimed }));

const keyOf = ({ check, page, message }: Finding) => `${check} ${page} ${message}`;
/** A slow page does not fail a check twice in the same way. */
const checkOf = ({ check, page }: Finding) => `${check} ${page}`;

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
    this.result.findings.push(...found.filter((finding) => !known.has(keyOf(finding))).map(withoutTime));
  }

  /**
   * Runs checks on the candidate's page. What they find counts if they do not find it on the live page, and, where it
   * depends on times, if they find something again.
   */
  async judge(run: (shell: 'candidate' | 'live') => Promise<Found[]>, isLive: boolean): Promise<void> {
    let found = await run('candidate');
    if (found.some(({ isTimed }) => isTimed)) {
      const again = new Set((await run('candidate')).map(checkOf));
      found = found.filter((finding) => !finding.isTimed || again.has(checkOf(finding)));
    }
    if (found.length === 0) return;
    const live = new Set(isLive ? (await run('live')).map(keyOf) : []);
    this.result.known.push(...found.filter((finding) => live.has(keyOf(finding))).map(withoutTime));
    this.add(found.filter((finding) => !live.has(keyOf(finding))));
  }
}

const withoutTime = ({ check, page, message }: Finding): Finding => ({ check, page, message });
