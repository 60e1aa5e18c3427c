import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { ConfigurationError, logLevel, readEnvironment } from '@site/node-service/environment';
import { createLogger, type Logger } from '@site/node-service/logger';
import { z } from 'zod';
import { spawnRenderer } from './rendering/spawn-renderer';

/** A shell has one for the live composition, and another one during a trial. */
const MAX_RENDERERS = 8;

const environmentSchema = z.object({
  /** Where the socket is made. Whoever connects to it runs code here: a folder of shells only. */
  RENDERER_SOCKETS: z.string({ error: 'must name the folder of the sockets to renderers' }).min(1),
  LOG_LEVEL: logLevel(),
});

/** Gives a connection a renderer of its own. Either ends with the other. */
function startRendererFor(shell: Socket, log: Logger): void {
  const renderer = spawnRenderer(path.join(__dirname, 'renderer-process.cjs'));
  log.info('a renderer started');
  renderer.on('error', ({ message }) => log.warn({ reason: message }, 'a renderer failed'));
  renderer.on('close', () => shell.destroy());
  shell.on('close', () => renderer.destroy());
  shell.pipe(renderer).pipe(shell);
}

/**
 * The renderer as a service, which needs no network: started by itself, beside shells that find its socket in a folder
 * that they share. Its socket is named after its host, which is its container.
 */
function main(): void {
  const { RENDERER_SOCKETS, LOG_LEVEL } = readEnvironment(environmentSchema, process.env);
  const log = createLogger('renderer', LOG_LEVEL);
  const file = path.join(RENDERER_SOCKETS, `${hostname()}.sock`);
  const server = createServer((shell) => {
    shell.on('error', () => undefined);
    // A health check connects and sends nothing.
    shell.once('readable', () => {
      if (shell.readableLength > 0) startRendererFor(shell, log);
      else shell.destroy();
    });
  });
  server.maxConnections = MAX_RENDERERS;
  const removeSocket = () => rmSync(file, { force: true });
  // Shells render the page under way once more, by another renderer.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  process.on('exit', removeSocket);
  mkdirSync(RENDERER_SOCKETS, { recursive: true });
  // A service that was killed has left its own.
  removeSocket();
  server.listen(file, () => log.info({ file }, 'the renderer service is ready'));
}

try {
  main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
