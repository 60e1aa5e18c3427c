import type { RequestListener } from 'node:http';
import { startLocalServer, type LocalServer } from '../listen';

/** Provides each test of a file with a server, which is closed after it unless the test has closed it. */
export function provideLocalServer(listener: RequestListener): LocalServer {
  let server: LocalServer;
  beforeEach(async () => {
    server = await startLocalServer(listener);
  });
  afterEach(() => server.close());
  return {
    get url() {
      return server.url;
    },
    close: () => server.close(),
  };
}
