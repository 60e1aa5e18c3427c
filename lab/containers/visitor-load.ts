import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { waitUntil } from '@site/node-service/wait-until';
import { percentile } from '../statistics';

const REQUESTS_PER_SECOND = 20;
const INTERVAL_MS = 1000 / REQUESTS_PER_SECOND;
const REQUEST_TIMEOUT_MS = 15_000;
const COMPLETION_TIMEOUT_MS = 120_000;
const PAGES = ['/', '/services', '/insights', '/careers', '/contact', '/about', '/book', '/insights/1'];

const FILE = /(?:src|href)="(\/_(?:shell|remotes)\/[^"]+)"/g;
/** Browsers load such a picture when the visitor scrolls to it. */
const LAZY_PICTURE = /<img[^>]*loading="lazy"[^>]*>/g;

export type RequestKind = 'page' | 'file' | 'post';

export interface RequestResult {
  kind: RequestKind;
  /** Milliseconds since the epoch. */
  sent: number;
  ended: number;
  ok: boolean;
  detail: string;
}

/**
 * `TRUSTED_PROXIES` of a site under this load: the site believes the address that a visitor names. Otherwise all
 * visitors are one client, and the shell refuses some of the posts that the edge sends at once after an outage.
 */
export const TRUSTED_NETWORKS = '127.0.0.0/8 172.16.0.0/12 192.168.0.0/16 10.0.0.0/8';

/** The address of some client. 198.18.0.0/15 is reserved for benchmarks. */
export const anyClient = (): string => `198.18.${randomInt(256)}.${randomInt(256)}`;

/**
 * Simulated visitors, 20 requests per second without retries: pages and inquiries in turn, each inquiry from another
 * client address where the site trusts `X-Forwarded-For`.
 */
export class VisitorLoad {
  readonly results: RequestResult[] = [];
  /** The last name of every inquiry that the site responded to with success. */
  readonly accepted: string[] = [];
  private readonly pending = new Set<Promise<void>>();
  private running = true;
  private readonly loop: Promise<void>;

  /** @param visit whether a visitor also loads the files that a browser loads before the visitor scrolls. */
  constructor(
    private readonly url: string,
    private readonly visit: { files: boolean } = { files: false },
  ) {
    this.loop = this.run();
  }

  /** Waits until another `count` requests have completed. */
  async complete(count: number): Promise<void> {
    const target = this.results.length + count;
    await waitUntil(() => this.results.length >= target, {
      intervalMs: INTERVAL_MS,
      timeoutMs: COMPLETION_TIMEOUT_MS,
      message: `${count} requests complete`,
    });
  }

  /** One line: count, p99 and failures of each kind of request. */
  summary(): string {
    const kinds = [...new Set(this.results.map(({ kind }) => kind))].map((kind) => {
      const results = this.results.filter((result) => result.kind === kind);
      const durations = results.map(({ sent, ended }) => ended - sent);
      const failed = results.filter(({ ok }) => !ok).length;
      return `${results.length} ${kind}s (p99 ${percentile(durations, 0.99)} ms), ${failed} failed`;
    });
    return kinds.join('; ');
  }

  /** One line for each way in which requests failed: how many, and when the first was sent. */
  failures(): string[] {
    const byDetail = new Map<string, RequestResult[]>();
    for (const result of this.results.filter(({ ok }) => !ok)) {
      const way = `${result.kind} ${result.detail}`;
      byDetail.set(way, [...(byDetail.get(way) ?? []), result]);
    }
    return [...byDetail].map(([way, results]) => {
      const first = Math.min(...results.map(({ sent }) => sent));
      return `${results.length} × ${way}, first at ${new Date(first).toISOString()}`;
    });
  }

  /** @param rows the last names in the database, one per line. */
  missingFrom(rows: string): string[] {
    const stored = new Set(rows.split('\n'));
    return this.accepted.filter((lastName) => !stored.has(lastName));
  }

  /** Stops sending, and waits for pending requests. */
  async stop(): Promise<void> {
    this.running = false;
    await this.loop;
    await Promise.all(this.pending);
  }

  private async run(): Promise<void> {
    for (let turn = 0; this.running; turn += 1) {
      const page = PAGES[(turn / 2) % PAGES.length] ?? '/';
      const request = turn % 2 === 0 ? this.openPage(page) : this.sendInquiry();
      this.pending.add(request);
      void request.finally(() => this.pending.delete(request));
      await delay(INTERVAL_MS);
    }
  }

  private async openPage(page: string): Promise<void> {
    let files: string[] = [];
    await this.request('page', page, {}, (response, html) => {
      files = [...html.replaceAll(LAZY_PICTURE, '').matchAll(FILE)].map(([, file]) => file ?? '');
      return response.ok && html.includes('<h1');
    });
    if (this.visit.files) await Promise.all(files.map((file) => this.loadFile(file)));
  }

  private loadFile(file: string): Promise<void> {
    return this.request('file', file, {}, (response) => response.ok);
  }

  private async sendInquiry(): Promise<void> {
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
      'X-Forwarded-For': anyClient(),
    };
    await this.request('post', '/api/contacts', { method: 'POST', headers, body }, (response) => {
      if (response.ok) this.accepted.push(token);
      return response.ok;
    });
  }

  private async request(
    kind: RequestKind,
    path: string,
    options: RequestInit,
    check: (response: Response, body: string) => boolean,
  ): Promise<void> {
    const sent = Date.now();
    let ok = false;
    let detail: string;
    try {
      const signal = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
      const response = await fetch(this.url + path, { ...options, signal });
      const text = await response.text();
      ok = check(response, text);
      // The title says who responded: the edge, or a shell that is too busy or whose renderer is missing.
      const [, title = text.slice(0, 100)] = /<title>(.*?)<\/title>/.exec(text) ?? [];
      detail = `${path}: status ${response.status}${ok ? '' : `, "${title}"`}`;
    } catch (error) {
      const { message, cause } = error as Error;
      detail = `${path} failed: ${cause instanceof Error ? cause.message : message}`;
    }
    this.results.push({ kind, sent, ended: Date.now(), ok, detail });
  }
}
