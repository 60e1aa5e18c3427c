import { expect, test as base, type Page } from '@playwright/test';
import pg from 'pg';
import type { SiteForm } from './forms';
import { hideMovesBeforePress } from './pointer-moves';

interface Fixtures {
  /** Whether pages receive pointer movements before the first press. Only for tests about hovering. */
  pointerMoves: boolean;
  /** Permits console messages that the test itself causes. */
  allowConsole: (expected: RegExp) => void;
  /** The messages that were permitted. */
  allowedConsole: RegExp[];
  /** The messages of the test's page so far. */
  consoleMessages: string[];
  /**
   * The rows that a form has stored for an email address. Where the site's database is out of reach, the test ends here
   * and is reported as skipped.
   */
  storedRows: (form: SiteForm, email: string, columns?: string) => Promise<unknown[]>;
  /** Fails a test whose page logged a message, threw, or failed to load a file. */
  emptyConsole: void;
}

interface WorkerFixtures {
  /** The address of the site's database; undefined where the suites run against another site (`--url`). */
  databaseUrl: string | undefined;
  database: pg.Pool | null;
}

/**
 * Collects the console messages, errors and failed requests of a page. A good page has none.
 *
 * @param messages those of another page, to which these are added.
 */
export function listen(page: Page, messages: string[] = []): string[] {
  page.on('console', (message) => messages.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => messages.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A navigation cancels pending requests.
    if (reason !== 'net::ERR_ABORTED') messages.push(`failed: ${request.url()} ${reason}`);
  });
  return messages;
}

/** `test` for the whole site, with a page whose console must stay empty. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  baseURL: async ({}, use) => {
    await use(process.env['E2E_URL'] ?? process.env['E2E_SITE_URL']);
  },
  pointerMoves: [false, { option: true }],
  context: async ({ context, pointerMoves }, use) => {
    if (!pointerMoves) await context.addInitScript(hideMovesBeforePress);
    await use(context);
  },
  allowedConsole: async ({}, use) => use([]),
  consoleMessages: async ({}, use) => use([]),
  allowConsole: async ({ allowedConsole }, use) => {
    await use((expected) => void allowedConsole.push(expected));
  },
  emptyConsole: [
    async ({ page, allowedConsole, consoleMessages }, use) => {
      listen(page, consoleMessages);
      await use();
      const unexpected = consoleMessages.filter(
        (line) => !allowedConsole.some((expected) => expected.test(line)),
      );
      expect(unexpected).toEqual([]);
    },
    { auto: true },
  ],
  storedRows: async ({ database }, use, { skip }) => {
    await use(async ({ table }, email, columns = 'email') => {
      skip(!database, "the site's database is not reachable from here");
      const result = await database?.query(`SELECT ${columns} FROM ${table} WHERE email = $1`, [email]);
      return result?.rows ?? [];
    });
  },
  databaseUrl: [
    async ({}, use) => {
      await use(process.env['E2E_DATABASE_URL']);
    },
    { scope: 'worker' },
  ],
  database: [
    async ({ databaseUrl }, use) => {
      const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 2 }) : null;
      // A test may stop the database, which ends idle connections.
      pool?.on('error', () => undefined);
      await use(pool);
      await pool?.end();
    },
    { scope: 'worker' },
  ],
});

export { expect };
