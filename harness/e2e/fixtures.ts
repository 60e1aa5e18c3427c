import { expect, test as base, type Page } from '@playwright/test';
import pg from 'pg';

interface Fixtures {
  /** Lets messages through that a test provokes on purpose. */
  allowConsole: (expected: RegExp) => void;
  /** Fails a test whose page said anything on the console, threw, or could not load something. */
  silence: void;
}

interface WorkerFixtures {
  /** The composed site's database; null where the suites run against a site somewhere else. */
  database: { query: pg.Pool['query'] } | null;
}

/** Everything that a page says which it should not: console messages, errors, failed requests. */
export function listen(page: Page): string[] {
  const heard: string[] = [];
  page.on('console', (message) => heard.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => heard.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left cancels what it was still loading.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed: ${request.url()} ${reason}`);
  });
  return heard;
}

/** The suites' `test`: on the composed site, with a page that must stay silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'] ?? process.env['E2E_SITE_URL']);
  },
  allowConsole: async ({}, use, testInfo) => {
    await use((expected) => testInfo.annotations.push({ type: 'allowed', description: expected.source }));
  },
  silence: [
    async ({ page }, use, testInfo) => {
      const heard = listen(page);
      await use();
      const allowed = testInfo.annotations
        .filter(({ type }) => type === 'allowed')
        .map(({ description }) => new RegExp(description ?? ''));
      expect(heard.filter((line) => !allowed.some((expected) => expected.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
  database: [
    async ({}, use) => {
      const connectionString = process.env['E2E_DATABASE_URL'];
      if (!connectionString) {
        await use(null);
        return;
      }
      const pool = new pg.Pool({ connectionString, max: 2 });
      await use({ query: pool.query.bind(pool) as pg.Pool['query'] });
      await pool.end();
    },
    { scope: 'worker' },
  ],
});

export { expect };
