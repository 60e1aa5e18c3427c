import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port';

/** The built backend, as `node` is told to start it. */
export const BUILT_BACKEND = ['--enable-source-maps', 'dist/main.cjs'];

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

  /** Ends it by a signal and waits until it is gone. */
  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
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
