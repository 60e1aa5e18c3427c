import { mkdirSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { hostname } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readEnvironment } from '@site/node-service/environment';
import { createLogger, type Logger } from '@site/node-service/logger';
import { rendererVariables } from './configuration';
import { createRendererLog, type RendererLog } from './rendering/renderer-log';
import { spawnRenderer } from './rendering/spawn-renderer';

/**
 * A shell has one for the live composition, and another one during a trial. The limit keeps code of a remote that
 * reaches the socket from starting any number of renderers.
 */
const MAX_RENDERERS = 8;

/** Starts a renderer for one connection. Each of the two ends when the other does. */
function startRendererFor(shell: Socket, log: Logger, rendererLog: RendererLog): void {
  const renderer = spawnRenderer(path.join(__dirname, 'renderer-bootstrap.cjs'), rendererLog);
  log.info('a renderer started');
  renderer.on('error', ({ message }) => log.warn({ reason: message }, 'a renderer failed'));
  renderer.on('close', () => shell.destroy());
  shell.on('close', () => renderer.destroy());
  shell.pipe(renderer).pipe(shell);
}

/**
 * Runs renderers as a service of its own, which needs no network. Shells find its socket in a folder that they share.
 * The socket is named after the host, which is the service's container.
 */
function main(): void {
  const { RENDERER_SOCKETS, LOG_LEVEL } = readEnvironment(rendererVariables, process.env);
  const log = createLogger('renderer', LOG_LEVEL);
  const rendererLog = createRendererLog(log);
  const file = path.join(RENDERER_SOCKETS, `${hostname()}.sock`);
  const server = createServer((shell) => {
    shell.on('error', () => undefined);
    // A health check connects and sends nothing.
    shell.once('readable', () => {
      if (shell.readableLength > 0) startRendererFor(shell, log, rendererLog);
      else shell.destroy();
    });
  });
  server.maxConnections = MAX_RENDERERS;
  const removeSocket = () => rmSync(file, { force: true });
  // The service exits at once. Shells repeat the renders that it interrupts.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  process.on('exit', removeSocket);
  mkdirSync(RENDERER_SOCKETS, { recursive: true });
  // A service that was killed has left its socket behind.
  removeSocket();
  // The shell's container has another user.
  server.listen({ path: file, writableAll: true }, () => log.info({ file }, 'the renderer service is ready'));
}

try {
  main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
