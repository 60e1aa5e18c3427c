import { spawn, type ChildProcess } from 'node:child_process';
import { createWriteStream, mkdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../run.mjs';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
const READY_WITHIN = 60_000;
const LOOK_EVERY = 50;
const LONGEST_GOODBYE = 12_000;

interface ServiceSettings {
  name: string;
  script: string;
  environment: Record<string, string>;
  /** Answers 200 when the service is ready. */
  healthUrl: string;
  logFolder: string;
}

/** A process of the site, its output kept in a log file. */
export class Service {
  private child: ChildProcess | null = null;
  private lastLines: string[] = [];
  private stopping = false;

  constructor(private readonly settings: ServiceSettings) {}

  /** Starts the process and waits until it is ready. Rejects with its last words where it ends instead. */
  async start(onUnexpectedEnd: (reason: Error) => void = () => undefined): Promise<void> {
    const { name, script, environment, logFolder } = this.settings;
    mkdirSync(logFolder, { recursive: true });
    const log = createWriteStream(path.join(logFolder, `${name}.log`), { flags: 'a' });
    this.stopping = false;
    const child = spawn(process.execPath, ['--enable-source-maps', '--import', END_WITH_PARENT, script], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Ctrl-C is answered by the launcher, which stops the parts in order.
      detached: true,
    });
    this.child = child;
    const keep = (chunk: Buffer) => {
      log.write(chunk);
      this.lastLines = [...this.lastLines, ...String(chunk).trimEnd().split('\n')].slice(-5);
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    let ready = false;
    const ended = new Promise<never>((_, reject) => {
      child.once('exit', (code) => {
        log.end();
        const reason = new Error(`${name} ended (${code}): ${this.lastLines.join('\n')}`);
        reject(reason);
        if (ready && !this.stopping) onUnexpectedEnd(reason);
      });
    });
    ended.catch(() => undefined);
    await Promise.race([this.waitUntilReady(), ended]);
    ready = true;
  }

  /** Asks the process to stop, and waits until it has. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    const { child } = this;
    this.child = null;
    this.stopping = true;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_GOODBYE);
    await ended;
    clearTimeout(timer);
  }

  private async waitUntilReady(): Promise<void> {
    const deadline = Date.now() + READY_WITHIN;
    while (Date.now() < deadline && !this.stopping) {
      const answer = await fetch(this.settings.healthUrl).catch(() => null);
      if (answer?.ok) return;
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY));
    }
    throw new Error(
      `${this.settings.name} was not ready within ${READY_WITHIN / 1000} s: ${this.lastLines.join('\n')}`,
    );
  }
}
