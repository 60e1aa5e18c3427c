import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { OriginClient } from './origin-client';

const server = provideLocalServer((_request, response) => response.end('<html>Welcome</html>'));

test('a server that is no origin is named, with the advice to check the address', async () => {
  const message = `${server.url}/releases.json is not the answer of an origin: check the address`;
  await expect(new OriginClient(server.url).list()).rejects.toThrow(message);
});
