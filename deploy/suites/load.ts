import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const REQUESTS_A_SECOND = 20;
const TIMEOUT = 15_000;
const PAGES = ['/', '/services', '/insights', '/careers', '/contact', '/about', '/book', '/insights/1'];

const FILE = /(?:src|href)="(\/_(?:shell|remotes)\/[^"]+)"/g;

export interface Answer {
  kind: 'page' | 'file' | 'post';
  /** When it was sent, and when the answer came or failed to. */
  sent: number;
  ended: number;
  ok: boolean;
  detail: string;
}

/**
 * Visitors of a site, 20 a second: every other one opens a page, the rest send an enquiry, each from an address of its
 * own where the site believes it. Nobody tries again.
 */
export class Load {
  readonly answers: Answer[] = [];
  /** What marks each enquiry that was answered with success. */
  readonly stored: string[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private running = true;
  private readonly loop: Promise<void>;

  /** @param files whether whoever opens a page also loads every script and style that it names. */
  constructor(
    private readonly url: string,
    private readonly visit: { files: boolean } = { files: false },
  ) {
    this.loop = this.run();
  }

  /** Resolves when so many more requests are over. */
  async answered(count: number): Promise<void> {
    const target = this.answers.length + count;
    while (this.answers.length < target) await delay(1000 / REQUESTS_A_SECOND);
  }

  /** How many requests of each kind there were, how many failed, and how long the slowest hundredth took. */
  summary(): string {
    const kinds = [...new Set(this.answers.map(({ kind }) => kind))].map((kind) => {
      const answers = this.answers.filter((answer) => answer.kind === kind);
      const times = answers.map(({ sent, ended }) => ended - sent).sort((a, b) => a - b);
      const failed = answers.filter(({ ok }) => !ok).length;
      const p99 = times[Math.floor(times.length * 0.99)];
      return `${times.length} ${kind}s (p99 ${p99} ms), ${failed} failed`;
    });
    return kinds.join('; ');
  }

  /** Stops sending, and waits for the last answers. */
  async stop(): Promise<void> {
    this.running = false;
    await this.loop;
    await Promise.all(this.underWay);
  }

  private async run(): Promise<void> {
    for (let turn = 0; this.running; turn += 1) {
      const page = PAGES[(turn / 2) % PAGES.length] ?? '/';
      const request = turn % 2 === 0 ? this.open(page) : this.post();
      this.underWay.add(request);
      void request.finally(() => this.underWay.delete(request));
      await delay(1000 / REQUESTS_A_SECOND);
    }
  }

  private async open(page: string): Promise<void> {
    let files: string[] = [];
    await this.ask('page', page, {}, async (response) => {
      const html = await response.text();
      files = [...html.matchAll(FILE)].map(([, file]) => file ?? '');
      return response.ok && html.includes('<h1');
    });
    if (!this.visit.files) return;
    await Promise.all(
      files.map((file) =>
        this.ask('file', file, {}, async (response) => {
          await response.arrayBuffer();
          return response.ok;
        }),
      ),
    );
  }

  private async post(): Promise<void> {
    const token = randomUUID();
    const body = JSON.stringify({
      firstName: 'Nora',
      lastName: token,
      email: `${token}@client.example`,
      message: 'An enquiry that must not be lost.',
    });
    const headers = {
      'Content-Type': 'application/json',
      'Idempotency-Key': token,
      // Of a range for benchmarks, so that no network has it.
      'X-Forwarded-For': `198.18.${randomInt(256)}.${randomInt(256)}`,
    };
    await this.ask('post', '/api/contacts', { method: 'POST', headers, body }, async (response) => {
      await response.text();
      if (response.ok) this.stored.push(token);
      return response.ok;
    });
  }

  private async ask(
    kind: Answer['kind'],
    path: string,
    request: RequestInit,
    judge: (response: Response) => Promise<boolean>,
  ): Promise<void> {
    const sent = Date.now();
    let ok = false;
    let detail: string;
    try {
      const response = await fetch(this.url + path, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
      detail = `${path} answered ${response.status}`;
      ok = await judge(response);
    } catch (error) {
      const { message, cause } = error as Error;
      detail = `${path} failed: ${cause instanceof Error ? cause.message : message}`;
    }
    this.answers.push({ kind, sent, ended: Date.now(), ok, detail });
  }
}
