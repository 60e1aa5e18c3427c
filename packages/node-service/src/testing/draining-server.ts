import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { shutDownGracefully } from '../graceful-shutdown';
import { listen } from '../listen';

/** Responds to /pending once /release is requested. Sends its port, then 'draining', to the parent process. */
let pending: ServerResponse | undefined;

const server = createServer((request, response) => {
  if (request.url === '/pending') {
    pending = response;
    process.send?.('pending');
    return;
  }
  if (request.url === '/release') pending?.end();
  response.end();
});

await listen(server, { port: 0, host: '127.0.0.1', variable: 'PORT' });
shutDownGracefully(server, {
  drainMs: Number(process.env['DRAIN_MS']),
  onDrain: () => process.send?.('draining'),
});
process.send?.((server.address() as AddressInfo).port);
