import type { Finding, TrialResult } from './options';
import { withoutVersions } from './site/documents';
import type { ShellName } from './site/trial-origins';

/** A finding of one run of a check. */
export interface CheckFinding extends Finding {
  /** A busy machine may be the cause: it counts only if a second run of its check confirms it. */
  isTimed: boolean;
  /** The conditions that cause it. The live page has it too if they cause a finding of the same kind there. */
  conditions?: readonly string[];
}

/** The findings of a check on a page, from its messages. */
export const findingsOf = (
  { name, isTimed = false }: { name: string; isTimed?: boolean },
  page: string,
  messages: readonly string[],
): CheckFinding[] => messages.map((message) => ({ check: name, page, message, isTimed }));

export const firstLine = (error: unknown): string =>
  ((error as Partial<Error> | null)?.message ?? String(error)).split('\n')[0] ?? '';

/** The finding of a check that failed itself. A busy machine may be the cause, for example of a timeout. */
export const thrownBy = ({ name }: { name: string }, page: string, error: unknown): CheckFinding => ({
  check: name,
  page,
  message: `the check failed: ${firstLine(error)}`,
  isTimed: true,
  hasThrown: true,
});

const LOCAL_ORIGIN = /http:\/\/(localhost|127\.0\.0\.1):\d+/g;

/** Messages quote addresses. Each shell has a port of its own, and the candidate's files have another version. */
const keyOf = ({ check, page, message }: Finding) =>
  `${check} ${page} ${withoutVersions(message.replaceAll(LOCAL_ORIGIN, ''))}`;
/** Without the message: a second run of a timed check may find something else. */
const checkOf = ({ check, page }: Finding) => `${check} ${page}`;

/**
 * Runs checks on a page of a shell.
 *
 * @param found what they have found on the candidate's page: others may be left out. Absent: all run.
 */
type Run = (shell: ShellName, found?: readonly CheckFinding[]) => Promise<CheckFinding[]>;

/** Collects findings, and separates those that only the candidate has from those that the live release has too. */
export class Findings {
  constructor(
    private readonly result: Pick<TrialResult, 'findings' | 'known'>,
    private readonly stopAtFirst: boolean,
  ) {}

  /** Whether no more checks need to run. */
  get isComplete(): boolean {
    return this.stopAtFirst && this.result.findings.length > 0;
  }

  /**
   * Runs checks on the candidate's page. A finding counts if the live page does not have it, and, if it is timed, if a
   * second run of its check finds something too that the live page does not have. What only the second run finds counts
   * as well, unless it is timed: the first run may have left out a check after one that failed.
   */
  async collect(run: Run, isLive: boolean): Promise<void> {
    const first = await run('candidate');
    const second = first.some(({ isTimed }) => isTimed) ? await run('candidate') : [];
    const confirmedBy = (findings: readonly CheckFinding[]) => {
      const checks = new Set(findings.map(checkOf));
      return (finding: CheckFinding) => !finding.isTimed || checks.has(checkOf(finding));
    };
    const inFirst = new Set(first.map(keyOf));
    const isNew = (finding: CheckFinding) => !finding.isTimed && !inFirst.has(keyOf(finding));
    const found = [...first.filter(confirmedBy(second)), ...second.filter(isNew)];
    if (found.length === 0) return;
    const live = new Set(isLive ? (await run('live', found)).flatMap(comparedKeys) : []);
    const isKnown = (finding: CheckFinding) => comparedKeys(finding).some((key) => live.has(key));
    // What a check finds may depend on those before it.
    if (isLive && !found.every(isKnown))
      for (const key of (await run('live')).flatMap(comparedKeys)) live.add(key);
    this.result.known.push(...found.filter(isKnown).map(toFinding));
    const before = new Set(this.result.findings.map(keyOf));
    const own = found
      .filter((finding) => !isKnown(finding))
      .filter(confirmedBy(second.filter((finding) => !isKnown(finding))))
      .filter((finding) => !before.has(keyOf(finding)));
    this.result.findings.push(...own.map(toFinding));
  }
}

/** A message without what it quotes of the page, such as `“Jobs” is not shown` or `it is hard to read: <p>Jobs`. */
const kindOf = (message: string) => message.replace(/“.*”|[:<].*$/s, '');

/**
 * A finding is known if the live page has one with one of its keys. A check that throws on both pages may throw
 * different messages. The texts that a condition changes depend on the content: under a clock that is ahead, a new job
 * is closed like every other. And a busy machine may confirm one condition on the candidate's page, and another on the
 * live page.
 */
const comparedKeys = (finding: CheckFinding): string[] => {
  if (finding.hasThrown) return [`${checkOf(finding)} has thrown`];
  return finding.conditions
    ? [
        `${checkOf(finding)} ${kindOf(finding.message)} under ${finding.conditions.join(', ')}`,
        keyOf(finding),
      ]
    : [keyOf(finding)];
};

const toFinding = ({ check, page, message, conditions, hasThrown }: CheckFinding): Finding => ({
  check,
  page,
  message: conditions ? `${message} (under: ${conditions.join(', ')})` : message,
  ...(hasThrown && { hasThrown }),
});
