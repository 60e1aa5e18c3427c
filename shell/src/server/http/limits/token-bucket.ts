/** Lets a burst through, and then so many a second. */
export class TokenBucket {
  private tokens: number;
  private refilledMs = performance.now();

  constructor(
    private readonly burst: number,
    private readonly perSecond: number,
  ) {
    this.tokens = burst;
  }

  /** @returns whether there was a token. */
  take(): boolean {
    const nowMs = performance.now();
    const refill = ((nowMs - this.refilledMs) / 1_000) * this.perSecond;
    this.tokens = Math.min(this.burst, this.tokens + refill);
    this.refilledMs = nowMs;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }
}
