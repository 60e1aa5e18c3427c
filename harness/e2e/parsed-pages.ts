import type { JSHandle, Page } from '@playwright/test';

interface ParsedPage {
  address: string;
  status: number;
  /** Parsed from the HTML that the server sends: nothing is rendered, and no script runs. */
  document: Document;
}

/** Fetches pages in a tab of its own, where messages about status 404 fail no test, and parses their HTML there. */
export async function parsePages(page: Page, addresses: readonly string[]): Promise<JSHandle<ParsedPage[]>> {
  const tab = await page.context().newPage();
  await tab.goto('/accessibility', { waitUntil: 'commit' });
  return tab.evaluateHandle(
    (all) =>
      Promise.all(
        all.map(async (address) => {
          const response = await fetch(address);
          const document = new DOMParser().parseFromString(await response.text(), 'text/html');
          return { address, status: response.status, document };
        }),
      ),
    addresses,
  );
}
