import { createServer } from 'node:http';
import { ConfigurationError } from './environment';
import { listen, startLocalServer } from './listen';

test('an error about a port in use names the variable that sets the port', async () => {
  const first = await startLocalServer(createServer());
  const port = Number(new URL(first.url).port);
  const second = listen(createServer(), { port, host: '127.0.0.1', variable: 'METRICS_PORT' });
  await expect(second).rejects.toThrow(new ConfigurationError([`METRICS_PORT: port ${port} is in use`]));
  await first.close();
});
