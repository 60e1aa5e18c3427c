import type { JSHandle, Page } from '@playwright/test';

interface ParsedPage {
  address: string;
  status: number;
  /** Parsed from the HTML that the server sends: nothing is rendered, and no script runs. */
  document: Document;
}

/** Opens a tab that parses pages. Messages about status 404 in it fail no test. */
export async function openParser(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto('/accessibility', { waitUntil: 'commit' });
  return tab;
}

/**
 * Fetches pages in a tab of `openParser`, and parses their HTML there. It requests one page at a time: on a slow
 * machine, the shell refuses renders that wait behind others for too long.
 */
export const parsePages = (tab: Page, addresses: readonly string[]): Promise<JSHandle<ParsedPage[]>> =>
  tab.evaluateHandle(async (all) => {
    const pages: ParsedPage[] = [];
    for (const address of all) {
      const response = await fetch(address);
      const document = new DOMParser().parseFromString(await response.text(), 'text/html');
      pages.push({ address, status: response.status, document });
    }
    return pages;
  }, addresses);
