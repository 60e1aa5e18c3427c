import { test as base, expect } from '@playwright/test';
export { expect };
export const test = base.extend<{ clean: void }>({ clean: [async ({ page }, use) => {
  const p: string[] = []; page.on('console', (m) => { if (!/React DevTools/.test(m.text())) p.push(m.text()); }); page.on('pageerror', (e) => p.push(String(e)));
  await use(); expect(p).toEqual([]);
}, { auto: true }] });
