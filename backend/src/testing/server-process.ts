import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port';

/** The built backend, as `node` is told to start it. */
export const BUILT_BACKEND = ['--enable-source-maps', 'dist/main.cjs'];

/** The backend of the sources as they are. */
export const SOURCE_BACKEND = ['src/testing/run-from-source.mjs'];

/** A server of this workspace that runs as a process of its own, on a port that it keeps when started again. */
export class ServerProcess {
  #child: ChildProcess | undefined;

  private constructor(
    private readonly script: string[],
    private readonly environment: NodeJS.ProcessEnv,
    private readonly port: number,
  ) {}

  static async start(script: string[], environment: NodeJS.ProcessEnv = {}): Promise<ServerProcess> {
    const server = new ServerProcess(script, environment, await freePort());
    await server.start();
    return server;
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it and waits until its port answers. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, this.script, {
      cwd: new URL('../..', import.meta.url),
      env: { ...process.env, ...this.environment, BACKEND_PORT: String(this.port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#child = child;
    while (!(await answers(this.url))) {
      if (child.exitCode !== null) throw new Error(`${this.script.at(-1)} ended with ${child.exitCode}`);
      await delay(20);
    }
  }

  signal(signal: 'SIGTERM' | 'SIGINT' | 'SIGKILL'): void {
    this.#child?.kill(signal);
  }

  /** Waits until it is gone; the code that it ended with, or null where a signal ended it. */
  async ended(): Promise<number | null> {
    const child = this.#child;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  /** Ends it by a signal and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    this.signal(signal);
    await this.ended();
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url);
    return true;
  } catch {
    return false;
  }
}
