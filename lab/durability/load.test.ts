import { startLocalServer } from '@site/node-service/listen';
import { Load } from './load';

test('a response that is neither 201 nor 503 ends the wait for progress', async () => {
  const server = await startLocalServer((_request, response) => void response.writeHead(500).end());
  const load = new Load(server.url, 1);
  await expect(load.progress(1)).rejects.toThrow('/api/contacts responded with 500');
  await expect(load.stop()).rejects.toThrow('/api/contacts responded with 500');
  await server.close();
});
