import { expect, test as base } from '@playwright/test';
import type { Site } from '../../site/site';
import { startTestSite } from '../../site/start-test-site';

interface Status {
  composition: string;
  releases: Record<string, string>;
  refused: Record<string, { version: string; reason: string }>;
  unreachable: Record<string, string>;
}

interface Operations {
  /** Names the site; files that name another one get a site of their own. */
  siteName: string;
  /** A whole site whose releases may be changed. */
  site: Site;
  status: () => Promise<Status>;
  /** The HTML of a page, as the server sends it. */
  html: (path: string) => Promise<{ status: number; composition: string; text: string }>;
}

/** `test` for what operators do to a running site. */
export const test = base.extend<object, Operations>({
  siteName: ['operations', { scope: 'worker', option: true }],
  site: [
    async ({ siteName }, use) => {
      const { site, stop } = await startTestSite(siteName);
      await use(site);
      await stop();
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  status: [
    async ({ site }, use) => {
      await use(async () => (await fetch(`${site.url}/_status`)).json() as Promise<Status>);
    },
    { scope: 'worker' },
  ],
  html: [
    async ({ site }, use) => {
      await use(async (path) => {
        const response = await fetch(site.url + path);
        return {
          status: response.status,
          composition: response.headers.get('x-composition') ?? '',
          text: await response.text(),
        };
      });
    },
    { scope: 'worker' },
  ],
});

export { expect };
