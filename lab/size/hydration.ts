import type { Page } from '@playwright/test';

/**
 * Runs in the page before its own scripts: marks when React has hydrated the page's heading, which is after the shell's
 * header.
 */
export function markHydration(): void {
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactProps$'))) return;
    performance.mark('hydrated');
    clearInterval(timer);
  }, 4);
}

/** Waits for a performance entry. Resolves with its time in milliseconds since the start of the navigation. */
export async function timeOf(page: Page, entry: 'first-contentful-paint' | 'hydrated'): Promise<number> {
  const time = await page.waitForFunction((name) => performance.getEntriesByName(name)[0]?.startTime, entry, {
    polling: 20,
  });
  return (await time.jsonValue()) ?? 0;
}
