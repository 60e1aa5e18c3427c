import type { Finding, TrialResult } from './options';
import { withoutVersions } from './site/documents';
import type { ShellName } from './site/trial-origins';

/** A finding of one run of a check. */
export interface CheckFinding extends Finding {
  /** The conditions that cause it. The live page has it too if they cause a finding of the same kind there. */
  conditions?: readonly string[];
}

/** The findings of a check on a page, from its messages. */
export const findingsOf = (
  { name }: { name: string },
  page: string,
  messages: readonly string[],
): CheckFinding[] => messages.map((message) => ({ check: name, page, message }));

export const firstLine = (error: unknown): string =>
  ((error as Partial<Error> | null)?.message ?? String(error)).split('\n')[0] ?? '';

/** The finding of a check that failed itself. */
export const thrownBy = ({ name }: { name: string }, page: string, error: unknown): CheckFinding => ({
  check: name,
  page,
  message: `the check failed: ${firstLine(error)}`,
  hasThrown: true,
});

const LOCAL_ORIGIN = /http:\/\/(localhost|127\.0\.0\.1):\d+/g;

/** Messages quote addresses. Each shell has a port of its own, and the candidate's files have another version. */
const keyOf = ({ check, page, message }: Finding) =>
  `${check} ${page} ${withoutVersions(message.replaceAll(LOCAL_ORIGIN, ''))}`;
/** Without the message: another run of a check may find something else. */
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
   * Runs checks on the candidate's page. A finding counts if the live page does not have it, and if another run of its
   * check finds something too that the live page does not have: a busy machine may cause any finding once. Nothing is
   * repeated once another page has completed the findings.
   */
  async collect(run: Run, isLive: boolean): Promise<void> {
    const first = await run('candidate');
    if (first.length === 0) return;
    const repeat: Run = async (shell, found) => (this.isComplete ? [] : run(shell, found));
    const runs = [first];
    const onLive = new Set<string>();
    const isKnown = (finding: CheckFinding) => comparedKeys(finding).some((key) => onLive.has(key));
    const isUnknown = (finding: CheckFinding) => !isKnown(finding);
    const compare = async (found?: readonly CheckFinding[]) => {
      if (!isLive) return;
      for (const key of (await repeat('live', found)).flatMap(comparedKeys)) onLive.add(key);
    };
    await compare(first);
    if (first.some(isUnknown)) {
      const second = await repeat('candidate');
      runs.push(second);
      const inFirst = new Set(first.map(checkOf));
      // The first run may have left out checks after one that failed.
      if (second.some((finding) => !inFirst.has(checkOf(finding)))) runs.push(await repeat('candidate'));
      // What a check finds may depend on those before it.
      if (confirmedIn(runs).some(isUnknown)) await compare();
    }
    if (this.isComplete) return;
    const before = new Set(this.result.findings.map(keyOf));
    const own = confirmedIn(runs.map((found) => found.filter(isUnknown)));
    this.result.known.push(...unique(runs.flat().filter(isKnown)).map(toFinding));
    this.result.findings.push(...own.filter((finding) => !before.has(keyOf(finding))).map(toFinding));
  }
}

function unique(findings: readonly CheckFinding[]): CheckFinding[] {
  const keys = findings.map(keyOf);
  return findings.filter((_, index) => keys.indexOf(keys[index]!) === index);
}

/** The findings of checks that find something in two runs. */
function confirmedIn(runs: readonly (readonly CheckFinding[])[]): CheckFinding[] {
  const checks = runs.map((found) => new Set(found.map(checkOf)));
  const isConfirmed = (finding: CheckFinding) =>
    checks.filter((found) => found.has(checkOf(finding))).length > 1;
  return unique(runs.flat().filter(isConfirmed));
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
