import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ignoreInspectorSignal } from './ignore-inspector-signal';
import { inheritedVariables } from './inherited-variables';
import { makeTemporaryFolder } from './temporary-folder';
import { waitUntil } from './wait-until';

const END_WITH_PARENT = new URL('./end-with-parent.mjs', import.meta.url).href;
/** A service starts in seconds. On a busy machine, all services of a site start at the same time. */
const READY_TIMEOUT_MS = 120_000;
const POLL_INTERVAL_MS = 50;
/** A service that accepts a connection and does not respond is asked again. */
const HEALTH_TIMEOUT_MS = 5_000;
const SHUTDOWN_TIMEOUT_MS = 12_000;
const MAX_REPORTED_LINES = 5;

interface ServiceSettings {
  name: string;
  /** Arguments of `node`: its options, then the script. */
  command: string[];
  /** Folder that the process runs in. */
  cwd: string;
  /** Its variables besides those of `inheritedVariables`. */
  environment?: NodeJS.ProcessEnv;
  /** Address that responds with 2xx once the service is ready. */
  healthUrl: string;
  /** Folder of `{name}.log`. By default a temporary one, for error messages only. */
  logFolder?: string;
}

/** A Node service that runs as a process of its own. It can be stopped and started again. */
export class ServiceProcess {
  private child: ChildProcess | null = null;
  private stopping = false;
  private readonly logFile: string;
  /** The size of the log file when the process was started. */
  private earlierBytes = 0;

  constructor(private readonly settings: ServiceSettings) {
    const folder = settings.logFolder ?? makeTemporaryFolder('service-logs');
    this.logFile = path.join(folder, `${settings.name}.log`);
  }

  /** The id of the process. Throws if it does not run. */
  get pid(): number {
    if (this.child?.pid === undefined) throw new Error(`${this.settings.name} is not running`);
    return this.child.pid;
  }

  /**
   * Starts the process and waits until it is ready.
   *
   * @param onUnexpectedExit called if it exits later without `signal` or `stop`.
   * @throws Error with the last lines of its output if it exits, or is not ready in time.
   */
  async start(onUnexpectedExit: (reason: Error) => void = () => undefined): Promise<void> {
    this.stopping = false;
    const child = this.spawn();
    const exited = new Promise<never>((_, reject) => {
      child.once('exit', (code) => {
        const reason = new Error(`${this.settings.name} exited (${code}): ${this.lastLines}`);
        reject(reason);
        if (ready && !this.stopping) onUnexpectedExit(reason);
      });
    });
    exited.catch(() => undefined);
    let ready = false;
    await Promise.race([this.waitUntilReady(), exited]);
    ready = true;
  }

  /** Signals the process. From now on its exit is expected. */
  signal(signal: NodeJS.Signals): void {
    this.stopping = true;
    this.child?.kill(signal);
  }

  /** Waits until the process has exited. Resolves with its exit code, or with null if a signal ended it. */
  async exited(): Promise<number | null> {
    const { child } = this;
    if (!child) return null;
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  /** Signals the process and waits until it has exited. After 12 s it sends SIGKILL. */
  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
    this.signal(signal);
    const timer = setTimeout(() => this.child?.kill('SIGKILL'), SHUTDOWN_TIMEOUT_MS);
    await this.exited();
    clearTimeout(timer);
    this.child = null;
  }

  private spawn(): ChildProcess {
    // The launcher can read private keys, so it must not open an inspector either.
    ignoreInspectorSignal();
    const { command, cwd, environment } = this.settings;
    const log = this.openLog();
    const child = spawn(process.execPath, ['--import', END_WITH_PARENT, ...command], {
      cwd,
      env: { ...inheritedVariables(), ...environment },
      stdio: ['ignore', log, log, 'ipc'],
      // Ctrl-C is handled by the launcher, which stops the services in order.
      detached: true,
    });
    closeSync(log);
    this.child = child;
    return child;
  }

  /**
   * The service writes into the file itself: through a pipe, a service whose launcher was killed would try for ever to
   * log that it shuts down.
   */
  private openLog(): number {
    mkdirSync(path.dirname(this.logFile), { recursive: true });
    const log = openSync(this.logFile, 'a');
    this.earlierBytes = fstatSync(log).size;
    return log;
  }

  private get lastLines(): string {
    const output = readFileSync(this.logFile).subarray(this.earlierBytes).toString();
    return output.trimEnd().split('\n').slice(-MAX_REPORTED_LINES).join('\n');
  }

  private async waitUntilReady(): Promise<void> {
    const { name, healthUrl } = this.settings;
    const isHealthy = () => fetch(healthUrl, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    // `start` reports a process that has exited, so nobody waits for it any more.
    const hasExited = () => this.child?.exitCode !== null || this.child.signalCode !== null;
    const ready = async () => this.stopping || hasExited() || (await isHealthy().catch(() => null))?.ok;
    try {
      await waitUntil(ready, { timeoutMs: READY_TIMEOUT_MS, intervalMs: POLL_INTERVAL_MS });
    } catch {
      throw new Error(`${name} was not ready within ${READY_TIMEOUT_MS / 1000} s: ${this.lastLines}`);
    }
  }
}
