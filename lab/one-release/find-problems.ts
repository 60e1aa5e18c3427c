import type { Browser, Page } from '@playwright/test';
import { visit } from '@site/harness/e2e/routes';
import { jsonLdOf } from '../json-ld';
import type { Change } from './change';

/** Texts of an address: the structured data of a page, all of any other file. */
async function textAt(url: string): Promise<string> {
  const text = await (await fetch(url)).text();
  return text.startsWith('<!doctype html>') ? jsonLdOf(text).join('\n') : text;
}

async function hydrateAll(page: Page, url: string): Promise<void> {
  await visit(page, url);
  // The first key loads the code of every section.
  await page.keyboard.press('Shift');
  await page.waitForLoadState('networkidle');
}

/** Where a site does not show a change as it must: in HTML without JavaScript, after hydration, and in its files. */
export async function findProblems(url: string, browser: Browser, change: Change): Promise<string[]> {
  const { shown, gone = [], listed = [], unlisted = [] } = change;
  const problems: string[] = [];
  for (const javaScriptEnabled of [false, true]) {
    const when = javaScriptEnabled ? 'after hydration' : 'without JavaScript';
    const context = await browser.newContext({ javaScriptEnabled });
    const page = await context.newPage();
    page.on('console', (line) => line.type() === 'error' && problems.push(`${when}: ${line.text()}`));
    for (const address of new Set([...shown, ...gone].map(([where]) => where))) {
      await (javaScriptEnabled ? hydrateAll(page, url + address) : page.goto(url + address));
      const missing = async (isShown: boolean, sights: typeof shown) => {
        for (const [where, selector] of sights)
          if (where === address && (await page.locator(selector).count()) > 0 !== isShown)
            problems.push(`${when}, ${address} ${isShown ? 'lacks' : 'still has'} ${selector}`);
      };
      await missing(true, shown);
      await missing(false, gone);
    }
    await context.close();
  }
  for (const [address, text] of listed)
    if (!(await textAt(url + address)).includes(text)) problems.push(`${address} lacks ${text}`);
  for (const [address, text] of unlisted)
    if ((await textAt(url + address)).includes(text)) problems.push(`${address} still has ${text}`);
  return problems;
}
