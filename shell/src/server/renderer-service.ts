import { createServer, type Socket } from 'node:net';
import path from 'node:path';
import { ConfigurationError, logLevel, port, readEnvironment } from '@site/node-service/environment';
import { createLogger, type Logger } from '@site/node-service/logger';
import { z } from 'zod';
import { spawnRenderer } from './rendering/spawn-renderer';

/** A shell has one for the live composition, and another one during a trial. */
const MAX_RENDERERS = 8;

const environmentSchema = z.object({
  /** `*`: every address of the machine. Whoever connects runs code here: a network of shells only. */
  RENDERER_HOST: z.string().default('127.0.0.1'),
  RENDERER_PORT: port().default(3002),
  LOG_LEVEL: logLevel(),
});

/** Gives a connection a renderer of its own. Either ends with the other. */
function connectRenderer(shell: Socket, log: Logger): void {
  const renderer = spawnRenderer(path.join(__dirname, 'renderer-process.cjs'));
  log.info('a renderer started');
  renderer.on('error', ({ message }) => log.warn({ reason: message }, 'a renderer failed'));
  renderer.on('close', () => shell.destroy());
  shell.on('close', () => renderer.destroy());
  shell.pipe(renderer).pipe(shell);
}

/** The renderer as a service: started by itself, beside shells that find it by `RENDERER_URL`. */
function main(): void {
  const { RENDERER_HOST, RENDERER_PORT, LOG_LEVEL } = readEnvironment(environmentSchema, process.env);
  const log = createLogger('renderer', LOG_LEVEL);
  const server = createServer({ noDelay: true }, (shell) => {
    shell.on('error', () => undefined);
    // A health check connects and sends nothing.
    shell.once('readable', () => {
      if (shell.readableLength > 0) connectRenderer(shell, log);
      else shell.destroy();
    });
  });
  server.maxConnections = MAX_RENDERERS;
  // Shells render the page under way once more, by another renderer.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => process.exit(0));
  server.listen(RENDERER_PORT, RENDERER_HOST === '*' ? undefined : RENDERER_HOST, () => {
    log.info({ port: RENDERER_PORT }, 'the renderer service is ready');
  });
}

try {
  main();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
