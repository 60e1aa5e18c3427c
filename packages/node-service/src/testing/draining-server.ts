import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mock } from 'node:test';
import { shutDownGracefully } from '../graceful-shutdown';
import { listen } from '../listen';
import { waitUntil } from '../wait-until';

/**
 * Responds to /pending once /release is requested. Begins to respond to /unfinished, and ends the response once it does
 * not listen any more. Sends its port, then 'draining', to the parent process. Exits with 2 where it would abort
 * requests. With `CLOSES=false` it never closes, and sends 'closing'; its timers advance by the milliseconds that the
 * parent sends, which 'ticked' confirms.
 */
const closes = process.env['CLOSES'] !== 'false';
if (!closes) {
  mock.timers.enable({ apis: ['setTimeout'] });
  process.on('message', (milliseconds: number) => {
    mock.timers.tick(milliseconds);
    process.send?.('ticked');
  });
}

let pending: ServerResponse | undefined;

const server = createServer((request, response) => {
  if (request.url === '/pending') {
    pending = response;
    process.send?.('pending');
    return;
  }
  if (request.url === '/unfinished') {
    response.flushHeaders();
    void waitUntil(() => !server.listening).then(() => response.end());
    return;
  }
  if (request.url === '/release') pending?.end();
  response.end();
});
// As the shell's: Node's own timeout would close a connection sooner than the server aborts it.
server.keepAliveTimeout = 65_000;
if (closes) server.closeAllConnections = () => process.exit(2);

await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
shutDownGracefully(server, {
  drainMs: Number(process.env['DRAIN_MS']),
  onDrain: () => process.send?.('draining'),
  ...(!closes && {
    close: () => {
      process.send?.('closing');
      return new Promise<void>(() => undefined);
    },
  }),
});
process.send?.((server.address() as AddressInfo).port);
