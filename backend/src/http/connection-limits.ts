import { createServer } from 'node:http';
import { ExpressAdapter } from '@nestjs/platform-express';
import { CONNECTION_TIMEOUTS, VISITOR_REQUEST_TIMEOUT_MS } from '@site/node-service/connection-timeouts';

/** The shell, which passes a visitor's body on as it arrives, ends a slow request first. */
const REQUEST_TIMEOUT_MS = VISITOR_REQUEST_TIMEOUT_MS + 5_000;
/** Longer than the shell keeps idle connections, so that the shell closes them. */
const KEEP_ALIVE_TIMEOUT_MS = 65_000;

/** Bounds how long a slow or idle client holds a connection. */
export class BoundedExpressAdapter extends ExpressAdapter {
  override initHttpServer(): void {
    this.httpServer = createServer(
      {
        ...CONNECTION_TIMEOUTS,
        requestTimeout: REQUEST_TIMEOUT_MS,
        keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
      },
      this.getInstance(),
    );
  }
}
