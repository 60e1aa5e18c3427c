import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApplication } from '../create-application';

export interface TestBackend {
  url: string;
  application: NestExpressApplication;
  /** Everything that was logged, as text. */
  log(): string;
  post(path: string, payload: unknown, headers?: Record<string, string>): Promise<Response>;
  close(): Promise<void>;
}

/** The real backend on a free port. By default its rate limit is too high for a test to reach it by accident. */
export async function startBackend(
  databaseUrl: string,
  environment: NodeJS.ProcessEnv = {},
): Promise<TestBackend> {
  const lines: string[] = [];
  const application = await createApplication(
    { DATABASE_URL: databaseUrl, RATE_LIMIT_MAX: '1000000', LOG_LEVEL: 'debug', ...environment },
    { write: (line) => void lines.push(line) },
  );
  await application.listen(0, '127.0.0.1');
  const { port } = application.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    application,
    log: () => lines.join(''),
    post: (path, payload, headers) =>
      fetch(url + path, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', ...headers },
        body: JSON.stringify(payload),
      }),
    close: () => application.close(),
  };
}
