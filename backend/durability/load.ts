import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { anApplication, anInquiry } from '../src/testing/payloads';

/** One submission that can be found again by its token. */
interface Submission {
  token: string;
  path: string;
  payload: object;
}

const MAKE: ((token: string) => Omit<Submission, 'token'>)[] = [
  (token) => ({ path: '/api/contacts', payload: { ...anInquiry, lastName: token } }),
  (token) => ({ path: '/api/newsletter', payload: { email: `${token}@example.org` } }),
  (token) => ({ path: '/api/coach-applications', payload: { ...anApplication, name: token } }),
];

/** Visitors who post one submission after another, and repeat each with its key until it is answered. */
export class Load {
  readonly answered: string[] = [];
  sent = 0;
  #stopping = false;
  readonly #visitors: Promise<void>[];

  constructor(
    private readonly url: string,
    visitors: number,
  ) {
    this.#visitors = Array.from({ length: visitors }, (_, index) => this.#visit(index));
  }

  /** Waits until so many more were answered. */
  async progress(count: number): Promise<void> {
    const goal = this.answered.length + count;
    while (this.answered.length < goal) await delay(20);
  }

  async stop(): Promise<void> {
    this.#stopping = true;
    await Promise.all(this.#visitors);
  }

  async #visit(index: number): Promise<void> {
    while (!this.#stopping) {
      const token = randomUUID();
      const submission = { token, ...MAKE[index % MAKE.length]!(token) };
      this.sent += 1;
      while (!(await this.#post(submission)) && !this.#stopping) await delay(20);
    }
  }

  async #post({ token, path, payload }: Submission): Promise<boolean> {
    let status: number;
    try {
      const answer = await fetch(this.url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': token },
        body: JSON.stringify(payload),
        signal: AbortSignal.timeout(10_000),
      });
      status = answer.status;
      await answer.arrayBuffer();
    } catch {
      return false;
    }
    if (status === 201) this.answered.push(token);
    else if (status !== 503) throw new Error(`${path} answered ${status}`);
    return status === 201;
  }
}
