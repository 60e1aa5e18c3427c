import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from './environment';
import { listen } from './listen';

test('an error about a port in use names the variable that sets the port', async () => {
  const first = createServer();
  await listen(first, { port: 0, host: '127.0.0.1', variable: 'SHELL_PORT' });
  const { port } = first.address() as AddressInfo;
  const second = listen(createServer(), { port, host: '127.0.0.1', variable: 'METRICS_PORT' });
  await expect(second).rejects.toThrow(new ConfigurationError([`METRICS_PORT: port ${port} is in use`]));
  first.close();
});
