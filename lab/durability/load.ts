import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { anApplication, anInquiry } from '../../backend/src/testing/payloads';

const RETRY_DELAY_MS = 20;
const REQUEST_TIMEOUT_MS = 10_000;
const PROGRESS_TIMEOUT_MS = 120_000;

/** A submission whose row is found by its token. */
interface Submission {
  token: string;
  path: string;
  payload: object;
}

const SUBMISSION_FACTORIES: ((token: string) => Omit<Submission, 'token'>)[] = [
  (token) => ({ path: '/api/contacts', payload: { ...anInquiry, lastName: token } }),
  (token) => ({ path: '/api/newsletter', payload: { email: `${token}@example.org` } }),
  (token) => ({ path: '/api/coach-applications', payload: { ...anApplication, name: token } }),
];

/** Visitors who post one submission after another, and repeat each with its key until it is acknowledged. */
export class Load {
  readonly acknowledged: string[] = [];
  sent = 0;
  private stopping = false;
  private readonly visitors: Promise<unknown>;

  constructor(
    private readonly url: string,
    visitorCount: number,
  ) {
    this.visitors = Promise.all(Array.from({ length: visitorCount }, (_, index) => this.visit(index)));
    // After an error the other visitors stop as well. `progress` and `stop` reject with it.
    this.visitors.catch(() => (this.stopping = true));
  }

  /**
   * Waits until `count` more are acknowledged.
   *
   * @throws Error at a response that is neither 201 nor 503.
   */
  async progress(count: number): Promise<void> {
    const goal = this.acknowledged.length + count;
    const acknowledged = waitUntil(() => this.stopping || this.acknowledged.length >= goal, {
      timeoutMs: PROGRESS_TIMEOUT_MS,
      message: `${count} more posts are acknowledged`,
    });
    await Promise.race([this.visitors, acknowledged]);
  }

  /** @throws Error at a response that is neither 201 nor 503. */
  async stop(): Promise<void> {
    this.stopping = true;
    await this.visitors;
  }

  private async visit(index: number): Promise<void> {
    while (!this.stopping) {
      const token = randomUUID();
      const submission = { token, ...SUBMISSION_FACTORIES[index % SUBMISSION_FACTORIES.length]!(token) };
      this.sent += 1;
      while (!(await this.post(submission)) && !this.stopping) await delay(RETRY_DELAY_MS);
    }
  }

  private async post({ token, path, payload }: Submission): Promise<boolean> {
    let status: number;
    try {
      const response = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': token },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
      });
      status = response.status;
      await response.arrayBuffer();
    } catch {
      return false;
    }
    if (status === 201) this.acknowledged.push(token);
    else if (status !== 503) throw new Error(`${path} responded with ${status}`);
    return status === 201;
  }
}
