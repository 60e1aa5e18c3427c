import { setTimeout as delay } from 'node:timers/promises';
import type { RemoteName } from '@site/contracts';
import { z } from 'zod';

const POLL_INTERVAL_MS = 100;
const REQUEST_TIMEOUT_MS = 5_000;
/** A trial takes a minute at most, and waits for those of other teams. */
const VERDICT_TIMEOUT_MS = 180_000;
/** A shell that is being replaced is back by then. */
const UNAVAILABLE_TIMEOUT_MS = 10_000;

/** The part of `/_status` that a verdict needs. */
const statusSchema = z.object({
  releases: z.record(z.string(), z.string()),
  refused: z.record(z.string(), z.object({ version: z.string(), reason: z.string() })),
  /** Why an activation itself is refused, such as one that is signed with a key that the shell does not trust. */
  refusedActivations: z.record(z.string(), z.string()),
  unreachable: z.record(z.string(), z.string()),
  /** The last activation that the shell has seen and accepted. */
  activated: z.record(z.string(), z.object({ sequence: z.int() })),
});

export interface Verdict {
  /** `unavailable`: no shell responds. `pending`: it responds, and has not decided within three minutes. */
  verdict: 'live' | 'refused' | 'unavailable' | 'pending';
  /** From the call to the verdict. */
  seconds: number;
  /** Why it is refused, unavailable or pending. */
  reason: string;
}

interface VerdictOptions {
  siteUrl: string;
  remote: RemoteName;
  version: string;
  /** Of the activation: what the shell says of an earlier one is no verdict. */
  sequence: number;
  unavailableTimeoutMs?: number;
  verdictTimeoutMs?: number;
}

/** Waits until the shell has taken an activated release live, or refused it. */
export async function awaitVerdict(options: VerdictOptions): Promise<Verdict> {
  const {
    siteUrl,
    unavailableTimeoutMs = UNAVAILABLE_TIMEOUT_MS,
    verdictTimeoutMs = VERDICT_TIMEOUT_MS,
  } = options;
  const start = performance.now();
  let lastResponse = start;
  for (;;) {
    const now = performance.now();
    const settle = (verdict: Verdict['verdict'], reason = ''): Verdict => ({
      verdict,
      seconds: (performance.now() - start) / 1000,
      reason,
    });
    try {
      const response = await fetch(`${siteUrl}/_status`, { signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS) });
      const status = statusSchema.parse(await response.json());
      lastResponse = performance.now();
      const verdict = verdictOf(status, options);
      if (verdict) return settle(...verdict);
      if (now - start > verdictTimeoutMs) return settle('pending', pendingReason(status, options));
    } catch (error) {
      if (now - lastResponse > unavailableTimeoutMs) return settle('unavailable', String(error));
    }
    await delay(POLL_INTERVAL_MS);
  }
}

function verdictOf(
  { releases, refused, refusedActivations, activated }: z.infer<typeof statusSchema>,
  { remote, version, sequence }: VerdictOptions,
): [verdict: 'live' | 'refused', reason?: string] | null {
  const hasSeen = (activated[remote]?.sequence ?? 0) >= sequence;
  if (!hasSeen) return refusedActivations[remote] ? ['refused', refusedActivations[remote]] : null;
  const refusal = refused[remote];
  if (refusal?.version === version) return ['refused', refusal.reason];
  return releases[remote] === version ? ['live'] : null;
}

function pendingReason(
  { unreachable }: z.infer<typeof statusSchema>,
  { remote, siteUrl }: VerdictOptions,
): string {
  const cannotReach = unreachable[remote];
  return cannotReach ? `the shell cannot reach the origin: ${cannotReach}` : `see ${siteUrl}/_status`;
}
