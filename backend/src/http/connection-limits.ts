import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';

/** How often Node looks for requests over their timeout. With its default of 30 s, 10 s could become 40 s. */
const CHECK_INTERVAL_MS = 2_000;
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
/** Longer than the shell keeps idle connections, so that the shell closes them. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Bounds how long a slow or idle client holds a connection. */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        connectionsCheckingInterval: CHECK_INTERVAL_MS,
        headersTimeout: HEADERS_TIMEOUT_MS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      },
      this.getInstance(),
    );
  }
}
