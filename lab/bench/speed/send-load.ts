import { findProgram, installPackages } from '@site/browser-trial/programs';
import { execa } from 'execa';

const CONNECTIONS = 48;

export interface Load {
  perSecond: number;
  p99Ms: number;
}

const MILLISECONDS: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1_000 };

/**
 * Installs `wrk` where it is missing. `wrk` uses a fraction of the server's processor time. A load generator in
 * JavaScript would be slower than the server that it measures.
 *
 * @throws Error that says what to install.
 */
export function ensureLoadGenerator(): void {
  if (!findProgram(['wrk'])) installPackages('wrk');
  if (!findProgram(['wrk'])) throw new Error('No load generator: install wrk and run this again');
}

interface LoadSettings {
  encoding: string;
  seconds: number;
  connections?: number;
  /** Of wrk, in Lua: makes the requests, whose responses may have any status. */
  script?: string;
}

/**
 * Requests a URL on many connections as fast as it responds.
 *
 * @throws Error where a response to a plain load is not of status 2xx or 3xx, a connection fails, or wrk prints no
 *   figures.
 */
export async function sendLoad(
  url: string,
  { encoding, seconds, connections = CONNECTIONS, script }: LoadSettings,
): Promise<Load> {
  const parameters = ['-t1', `-c${connections}`, `-d${seconds}s`, '--latency'];
  const scripted = script ? ['-s', script] : [];
  const header = ['-H', `Accept-Encoding: ${encoding}`];
  const { stdout } = await execa('wrk', [...parameters, ...scripted, ...header, url]);
  const failure = script ? /Socket errors/ : /Non-2xx|Socket errors/;
  if (failure.test(stdout)) throw new Error(`${url}: not every request succeeded\n${stdout}`);
  const perSecond = Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  const p99Ms = Number(p99) * (MILLISECONDS[unit] ?? Number.NaN);
  // A comparison with NaN is false, so no budget would fail.
  if (Number.isNaN(perSecond + p99Ms)) throw new Error(`wrk prints no rate or no latency:\n${stdout}`);
  return { perSecond, p99Ms };
}
