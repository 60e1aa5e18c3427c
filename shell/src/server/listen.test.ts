import { createServer } from 'node:http';
import { listen } from './listen';
import { startTestServer } from './testing/start-test-server';

test('where a port is in use, the variable to set is named', async () => {
  const { url, stop } = await startTestServer(createServer());
  const port = Number(new URL(url).port);
  await expect(listen(createServer(), port, 'METRICS_PORT')).rejects.toThrow(
    `Port ${port} is in use: set METRICS_PORT to another one`,
  );
  await stop();
});
