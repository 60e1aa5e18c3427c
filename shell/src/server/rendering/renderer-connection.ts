import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { readMessages, writeMessage } from '../../protocol/messages';
import type {
  RenderRequest,
  RenderResult,
  RendererComposition,
  RendererInput,
  RendererOutput,
} from '../../protocol/protocol';
import { DeadlineError, LoadError, RendererLostError } from './errors';
import { parseRendererOutput, parseRenderResult } from '../../protocol/renderer-output';

const LOAD_DEADLINE_MS = 10_000;
/** The largest page has some 300 KB. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

export interface RendererProgram {
  /** Starts a renderer or connects to one. Closing the socket ends the renderer. */
  connect: () => Promise<Duplex>;
  /** The source of the program that the renderer runs. */
  source: string;
  /** After this time a visitor gets a refusal instead of waiting for a renderer to start. Default: 2 s. */
  maxStartWaitMs?: number;
}

/** A promise that other code settles. Its rejection may stay unhandled. */
class Deferred<Value> {
  resolve!: (value: Value) => void;
  reject!: (error: Error) => void;
  readonly promise = new Promise<Value>((resolve, reject) => {
    this.resolve = resolve;
    this.reject = reject;
  });

  constructor() {
    this.promise.catch(() => undefined);
  }
}

interface PendingRender {
  id: string;
  started: Deferred<void>;
  result: Deferred<RenderResult>;
}

/**
 * The shell's connection to a renderer: a program with the modules of one composition, which renders one page at a
 * time. It runs in a process of its own, in this container or in another one.
 */
export class RendererConnection {
  /** Whether it has not rendered a page yet: Node has not compiled most of its code. */
  cold = true;
  private readonly loaded = new Deferred<void>();
  private isLoaded = false;
  private pending: PendingRender | null = null;
  private endReason: Error | null = null;

  private constructor(private readonly socket: Duplex) {
    readMessages(socket, MAX_OUTPUT_BYTES, (message) => this.receive(parseRendererOutput(message)));
    socket.on('error', (error) => this.end(new RendererLostError(error.message)));
    socket.on('close', () => this.end(new RendererLostError('The renderer exited')));
  }

  /**
   * Waits until a renderer has loaded every remote of the composition.
   *
   * @throws LoadError that names the remote at fault, RendererLostError, or DeadlineError.
   */
  static async start(
    { connect, source }: RendererProgram,
    composition: RendererComposition,
  ): Promise<RendererConnection> {
    const connection = new RendererConnection(await connect());
    connection.send({ type: 'start', source });
    connection.send({ type: 'load', composition });
    const late = () => new DeadlineError(`loading the server bundles took more than ${LOAD_DEADLINE_MS} ms`);
    await connection.within(LOAD_DEADLINE_MS, connection.loaded.promise, late);
    return connection;
  }

  get running(): boolean {
    return this.endReason === null;
  }

  /**
   * Renders a page. The caller waits for the result before it calls again.
   *
   * @throws DeadlineError after `deadlineMs`, or RendererLostError; the renderer has then ended. Any other error is the
   *   page's own.
   */
  async render(request: RenderRequest, deadlineMs: number): Promise<RenderResult> {
    if (this.endReason) throw this.endReason;
    const pending = { id: randomUUID(), started: new Deferred<void>(), result: new Deferred<RenderResult>() };
    this.pending = pending;
    this.send({ type: 'render', id: pending.id, request });
    const [path] = request.url.split('?');
    // If the renderer does not start with the page, the page is not the cause.
    const stuck = () => new RendererLostError(`The renderer did not respond within ${deadlineMs} ms`);
    const late = () => new DeadlineError(`rendering ${path} took more than ${deadlineMs} ms`);
    await this.within(deadlineMs, pending.started.promise, stuck);
    const result = await this.within(deadlineMs, pending.result.promise, late);
    this.cold = false;
    return result;
  }

  /** Ends the renderer. Pending promises are rejected with the reason. */
  end(reason: Error): void {
    if (this.endReason) return;
    this.endReason = reason;
    this.loaded.reject(reason);
    this.pending?.started.reject(reason);
    this.pending?.result.reject(reason);
    this.socket.destroy();
  }

  private async within<Value>(
    deadlineMs: number,
    result: Promise<Value>,
    reason: () => Error,
  ): Promise<Value> {
    let lastRead: NodeJS.Immediate | undefined;
    const timer = setTimeout(() => {
      // If the shell itself stood still, the result may have arrived: it is read before this runs.
      lastRead = setImmediate(() => this.end(reason()));
    }, deadlineMs);
    try {
      return await result;
    } finally {
      clearTimeout(timer);
      clearImmediate(lastRead);
    }
  }

  private send(message: RendererInput): void {
    writeMessage(this.socket, message);
  }

  /** @throws Error if the shell has not asked for this message. */
  private receive(output: RendererOutput): void {
    if (output.type === 'loaded' || output.type === 'load-failed') {
      if (this.isLoaded) throw new Error(`The renderer sent "${output.type}" again`);
      this.isLoaded = true;
      if (output.type === 'loaded') this.loaded.resolve();
      else this.end(new LoadError(output.remote, output.reason));
      return;
    }
    const { pending } = this;
    if (pending?.id !== output.id) throw new Error('The renderer responded to another request');
    // A result without this message ends the wait for it too.
    pending.started.resolve();
    if (output.type === 'started') return;
    this.pending = null;
    try {
      if (output.type === 'render-failed') throw new Error(output.reason);
      pending.result.resolve(parseRenderResult(output.result));
    } catch (error) {
      pending.result.reject(error as Error);
    }
  }
}
