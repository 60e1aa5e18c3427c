import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const REQUESTS_A_SECOND = 20;
const TIMEOUT = 15_000;
const PAGES = ['/', '/services', '/insights', '/careers', '/contact', '/about', '/book', '/insights/1'];

interface Answer {
  kind: 'page' | 'post';
  /** When it was sent, and when the answer came or failed to. */
  sent: number;
  ended: number;
  ok: boolean;
  detail: string;
}

/** Visitors of a site: every other request opens a page, the rest send an enquiry. Nobody tries again. */
export class Load {
  readonly answers: Answer[] = [];
  /** What marks each enquiry that was answered with success. */
  readonly stored: string[] = [];
  private readonly underWay = new Set<Promise<void>>();
  private running = true;
  private readonly loop: Promise<void>;

  constructor(private readonly url: string) {
    this.loop = this.run();
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
    await this.ask(
      'page',
      page,
      {},
      async (response) => response.ok && (await response.text()).includes('<h1'),
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
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': token };
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
