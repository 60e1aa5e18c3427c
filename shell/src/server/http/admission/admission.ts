import type { IncomingMessage } from 'node:http';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { BusyError } from '../../rendering/errors';
import { RenderQueue } from './render-queue';
import { TurnQueue } from './turn-queue';

/** An orchestrator requests these inside its network. The edge does not forward them. */
const HEALTH_CHECKS: ReadonlySet<string> = new Set(['/_health/live', '/_health/ready']);
/** Express also accepts a scheme and a host before the path. */
const FOR_BACKEND = /^(?:[a-z]+:\/\/[^/?#]*)?\/(?:api|_forms)(?:[/?#]|$)/i;

/** A render that a visitor waits for. */
interface AdmittedRender {
  client: string;
  /** False for pages of which anybody can request any number: made-up addresses, such as a search; answers to posts. */
  declared: boolean;
  /** Aborted when nobody waits for the page any more. */
  signal?: AbortSignal | undefined;
}

/**
 * Decides which requests are served, which wait, and which are refused. In this order:
 *
 * 1. A page or file that is in memory is sent at once, to anybody. It does not come here.
 * 2. A health check goes through at once.
 * 3. A request to `/api` or `/_forms` goes through at once: 100 of a client in 5 seconds, 429 beyond that.
 * 4. Any other request waits its turn: 1,000 of a client in 5 seconds, 429 beyond that; 2,000 wait, 503 beyond that.
 * 5. A page that has to be rendered waits its turn; all who request it meanwhile share that render. 64 pages wait, each
 *    for 2 seconds at most, 503 beyond that. Of these, 32 at most are pages that no release declares (503),
 *    8 of them of one client (429), and a client may request 100 of them in 10 seconds (429).
 * 6. An error report is logged: 20 of a client in a minute, 100 of all clients in 50 seconds, 429 beyond that.
 *
 * Each limit applies before a request waits. `docs/protection.md` says which failure each one stops, and which test
 * shows it.
 */
export class Admission {
  private readonly turns = new TurnQueue();
  private readonly renders = new RenderQueue();

  // `points` requests go through in `duration` seconds, however close together they are.

  /** Requests to `/api` and `/_forms` together. The backend has its own, lower limit for what it stores. */
  private readonly requestsForBackend = new RateLimiterMemory({ points: 100, duration: 5 });
  /** Pages and files that are not in memory. An office of people who share one address requests far fewer. */
  private readonly otherRequests = new RateLimiterMemory({ points: 1_000, duration: 5 });
  /**
   * Renders of made-up pages, which no release declares: searches, for example. Anybody can make up any number of their
   * addresses. An office of people who share one address searches far less often.
   */
  private readonly madeUpRenders = new RateLimiterMemory({ points: 100, duration: 10 });
  private readonly clientReports = new RateLimiterMemory({ points: 20, duration: 60 });
  /** Error reports of all clients together: enough to see a bad release, too few to fill a log. */
  private readonly allReports = new RateLimiterMemory({ points: 100, duration: 50 });

  /** @param clientOf the client that sends a request. */
  constructor(readonly clientOf: (request: IncomingMessage) => string) {}

  /** Counts a page or file that was sent from memory: waiting requests get their share of the time. */
  sentFromMemory(): void {
    this.turns.sentFromMemory();
  }

  /**
   * Resolves when a request may be handled.
   *
   * @throws BusyError if it is refused.
   */
  async request(request: IncomingMessage): Promise<void> {
    const url = request.url ?? '';
    if (HEALTH_CHECKS.has(url)) return;
    const isForBackend = FOR_BACKEND.test(url);
    await take(isForBackend ? this.requestsForBackend : this.otherRequests, this.clientOf(request));
    if (!isForBackend) await this.turns.wait();
  }

  /**
   * Renders a page for a visitor when it is its turn.
   *
   * @throws BusyError if the page is refused; the reason of the signal; what the render throws.
   */
  async render<Value>(
    { client, declared, signal }: AdmittedRender,
    render: () => Promise<Value>,
  ): Promise<Value> {
    if (!declared) await take(this.madeUpRenders, client);
    return this.renders.run(render, { client: declared ? undefined : client, signal });
  }

  /**
   * Counts an error report of a client before it is read.
   *
   * @throws BusyError if this client sends too many.
   */
  errorReport(request: IncomingMessage): Promise<void> {
    return take(this.clientReports, this.clientOf(request));
  }

  /**
   * Counts a valid error report before it is logged.
   *
   * @throws BusyError if too many are logged.
   */
  loggedErrorReport(): Promise<void> {
    return take(this.allReports, 'all');
  }
}

async function take(limiter: RateLimiterMemory, client: string): Promise<void> {
  await limiter.consume(client).catch(() => {
    throw new BusyError('this client requests too much', 429);
  });
}
