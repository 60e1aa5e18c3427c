import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';

/** Colours of every control of the page, by its name. */
const coloursOf = (page: Page) =>
  page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('button, a, input, textarea')].map((control) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(control);
      return [control.textContent, color, backgroundColor, borderColor];
    }),
  );

/** Removes every custom property of the design system, as a shell that has renamed all of them. */
const renameColours = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const declared = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const roots = declared.filter((rule) => rule instanceof CSSStyleRule && rule.selectorText === ':root');
    const names = roots
      .flatMap((rule) => [...(rule as CSSStyleRule).style])
      .filter((name) => name.startsWith('--'));
    for (const name of names) style.setProperty(name, 'initial');
    return names.length;
  });

test.use({ contextOptions: { reducedMotion: 'reduce' } });

for (const address of ['/contact', '/careers']) {
  test(`in a shell that has renamed every colour, the controls of ${address} keep their colours`, async ({
    page,
  }) => {
    await visit(page, address);
    const before = await coloursOf(page);
    expect(await renameColours(page)).toBeGreaterThan(10);
    expect(await coloursOf(page)).toEqual(before);
  });
}
