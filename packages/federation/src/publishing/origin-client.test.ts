import { startLocalServer } from '@site/node-service/listen';
import { OriginClient } from './origin-client';

test('a server that is no origin is named, with the advice to check the address', async () => {
  const server = await startLocalServer((_request, response) => {
    response.end('<html>Welcome</html>');
  });
  try {
    const message = `${server.url}/releases.json is not the answer of an origin: check the address`;
    await expect(new OriginClient(server.url).list()).rejects.toThrow(message);
  } finally {
    await server.close();
  }
});
