import { spawn } from 'node:child_process';
import { realpathSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import type { Socket } from 'node:net';
import { ignoreInspectorSignal } from '@site/node-service/ignore-inspector-signal';
import type { RendererLog } from './renderer-log';

const MAX_HEAP_MB = 256;
/** The heap and the buffers outside it. */
const MAX_MEMORY_MB = 512;
const MEMORY_CHECK_INTERVAL_MS = 100;
/** The highest score: if a container's memory is short, the kernel ends a renderer rather than the shell. */
const OOM_SCORE_ADJUSTMENT = '1000';

/** Node 20 has the permission model under an earlier name. */
const PERMISSION_FLAG = process.allowedNodeEnvironmentFlags.has('--permission')
  ? '--permission'
  : '--experimental-permission';

/**
 * Starts a renderer as a confined process: its environment is empty, and of Node's permissions it has only the one to
 * read its script. Node's permission model limits mistakes, not attacks: a renderer can still send signals and open
 * connections.
 *
 * @param log is given what the renderer prints.
 * @param flags further flags of Node.
 * @returns the socket to the renderer. Closing it kills the process. It closes when the process ends or uses too much
 *   memory.
 */
export function spawnRenderer(script: string, log: RendererLog, flags: readonly string[] = []): Socket {
  ignoreInspectorSignal();
  const file = realpathSync(script);
  const confinement = [
    PERMISSION_FLAG,
    `--allow-fs-read=${file}`,
    '--disallow-code-generation-from-strings',
    `--max-old-space-size=${MAX_HEAP_MB}`,
    '--no-warnings',
  ];
  const child = spawn(process.execPath, [...confinement, ...flags, file], {
    env: {},
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const pipes = child.stdio.slice(1, 4) as [Socket, Socket, Socket];
  const [stdout, stderr, socket] = pipes;
  log(stdout);
  log(stderr);
  // A shell may exit while its renderer runs. A renderer in a loop does not notice that its socket is closed.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  child.unref();
  for (const pipe of pipes) pipe.unref();
  void writeFile(`/proc/${child.pid}/oom_score_adj`, OOM_SCORE_ADJUSTMENT).catch(() => undefined);
  const stopWatching = watchMemory(child.pid, () => {
    socket.destroy(new Error(`The renderer used more than ${MAX_MEMORY_MB} MB`));
  });
  child.on('error', (error) => socket.destroy(error)).on('exit', () => socket.destroy());
  socket.on('close', () => {
    stopWatching();
    process.off('exit', end);
    end();
  });
  return socket;
}

/** Calls back when the process uses too much memory. Without `/proc`, as on macOS, only the heap is limited. */
function watchMemory(pid: number | undefined, onExceeded: () => void): () => void {
  const check = async () => {
    const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
    const residentKilobytes = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0);
    if (residentKilobytes > MAX_MEMORY_MB * 1024) onExceeded();
  };
  const timer = setInterval(() => void check(), MEMORY_CHECK_INTERVAL_MS).unref();
  return () => clearInterval(timer);
}
