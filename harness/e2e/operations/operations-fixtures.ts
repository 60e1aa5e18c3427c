import type { Status } from '@site/contracts';
import { fetchStatus } from '@site/releases/documents';
import type { Site } from '../../site/site';
import { startTestSite } from '../../site/start-test-site';
import { expect, test as base } from '../fixtures';

interface Operations {
  status: () => Promise<Status>;
  /** A page as the server sends it. */
  html: (path: string) => Promise<{ status: number; composition: string; text: string }>;
}

interface WorkerOperations {
  /** A site whose releases the tests may change. All files share it, so each leaves every service running. */
  site: Site;
}

/** `test` for what operators do to a running site, and for failures of its parts. */
export const test = base.extend<Operations, WorkerOperations>({
  site: [
    async ({}, use) => {
      const { site, stop } = await startTestSite('operations');
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  databaseUrl: [
    async ({ site }, use) => {
      await use(site.databaseUrl);
    },
    { scope: 'worker' },
  ],
  status: async ({ site }, use) => {
    await use(() => fetchStatus(site.url));
  },
  html: async ({ site }, use) => {
    await use(async (path) => {
      const response = await fetch(site.url + path);
      const composition = response.headers.get('x-composition') ?? '';
      return { status: response.status, composition, text: await response.text() };
    });
  },
});

/** `expect.poll` with more frequent reads: by default, a second passes between them. */
export const poll = <T>(read: () => Promise<T>) => expect.poll(read, { intervals: [100] });

export { expect };
