import { randomUUID } from 'node:crypto';
import type { Duplex } from 'node:stream';
import { readMessages, writeMessage } from '../../protocol/messages';
import type {
  RenderRequest,
  RenderResult,
  RendererComposition,
  RendererInput,
} from '../../protocol/protocol';
import { Deferred } from './deferred';
import { DeadlineError, LoadError, RendererLostError } from './render-errors';
import { parseRendererOutput, parseRenderResult, type ReceivedOutput } from './renderer-output';

const LOAD_DEADLINE_MS = 10_000;
/** The largest page has some 300 KB. */
const MAX_OUTPUT_BYTES = 8 * 1024 * 1024;

export interface RendererProgram {
  /** Starts a renderer, or connects to one; closing the socket ends it. */
  connect: () => Promise<Duplex>;
  /** Source of what the renderer runs. */
  source: string;
}

interface PendingRender {
  id: string;
  started: Deferred<void>;
  result: Deferred<RenderResult>;
}

/** The shell's side of a renderer: a process with the modules of one composition, which renders one page at a time. */
export class RenderProcess {
  private readonly loaded = new Deferred<void>();
  private isLoaded = false;
  private hasRendered = false;
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
  ): Promise<RenderProcess> {
    const process = new RenderProcess(await connect());
    process.send({ type: 'start', source });
    process.send({ type: 'load', composition });
    const late = () => new DeadlineError(`loading took more than ${LOAD_DEADLINE_MS} ms`);
    await process.within(LOAD_DEADLINE_MS, process.loaded.promise, late);
    return process;
  }

  get running(): boolean {
    return this.endReason === null;
  }

  /** Whether it has rendered no page yet: most of its code is still to be compiled. */
  get cold(): boolean {
    return !this.hasRendered;
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
    // What keeps it from starting is not this page.
    const stuck = () => new RendererLostError(`The renderer did not respond within ${deadlineMs} ms`);
    const late = () => new DeadlineError(`rendering ${path} took more than ${deadlineMs} ms`);
    await this.within(deadlineMs, pending.started.promise, stuck);
    const result = await this.within(deadlineMs, pending.result.promise, late);
    this.hasRendered = true;
    return result;
  }

  /** Ends the renderer. What is pending is rejected with the reason. */
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
    const timer = setTimeout(() => this.end(reason()), deadlineMs);
    try {
      return await result;
    } finally {
      clearTimeout(timer);
    }
  }

  private send(message: RendererInput): void {
    writeMessage(this.socket, message);
  }

  /** @throws Error where nothing of the kind was asked for. */
  private receive(output: ReceivedOutput): void {
    if (output.type === 'loaded' || output.type === 'load-failed') {
      if (this.isLoaded) throw new Error(`The renderer sent "${output.type}" again`);
      this.isLoaded = true;
      if (output.type === 'loaded') this.loaded.resolve();
      else this.end(new LoadError(output.remote, output.reason));
      return;
    }
    const { pending } = this;
    if (pending?.id !== output.id) throw new Error('The renderer responded to what was not requested');
    if (output.type === 'started') {
      pending.started.resolve();
      return;
    }
    this.pending = null;
    try {
      if (output.type === 'render-failed') throw new Error(output.reason);
      pending.result.resolve(parseRenderResult(output.result));
    } catch (error) {
      pending.result.reject(error as Error);
    }
  }
}
