import type { Page } from '@playwright/test';

/**
 * Runs in the page, from its first moment: notes when React has taken over the page's heading. Then the page itself, and
 * not only the frame, is alive.
 */
export function noteHydration(): void {
  const timer = setInterval(() => {
    const heading = document.querySelector('h1');
    if (!heading || !Object.keys(heading).some((key) => key.startsWith('__reactProps$'))) return;
    performance.mark('hydrated');
    clearInterval(timer);
  }, 4);
}

/** Waits for one of a page's moments. Resolves with its time, in milliseconds from the start of the navigation. */
export async function timeOf(page: Page, moment: 'first-contentful-paint' | 'hydrated'): Promise<number> {
  const time = await page.waitForFunction(
    (name) => performance.getEntriesByName(name)[0]?.startTime,
    moment,
    { polling: 20 },
  );
  return (await time.jsonValue()) ?? 0;
}
