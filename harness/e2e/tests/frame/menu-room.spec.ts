import { horizontalOverflow } from '@site/browser-trial/overflow';
import { NAVIGATION_PLACES } from '@site/contracts';
import type { Locator } from '@playwright/test';
import { shellWords } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';

/** Other languages need about so much more room for a label. */
const LENGTH_FACTOR = 1.4;

/** Fills a menu with as many links as releases may contribute, and with labels that are longer than they may be. */
const fill = (menu: Locator, { maxEntries, maxCharacters }: { maxEntries: number; maxCharacters: number }) =>
  menu.evaluate(
    (list, { entries, characters }) => {
      const link = list.querySelector('& > :has(> a)');
      const others = [...list.children].filter((item) => !item.matches(':has(> a)'));
      const words = 'Dienstleistung und '.repeat(5);
      const label = words.slice(0, Math.ceil(characters / entries));
      const links = Array.from({ length: entries }, () => {
        const item = link!.cloneNode(true) as Element;
        item.querySelector('a')!.textContent = label;
        return item;
      });
      list.replaceChildren(...others, ...links);
    },
    { entries: maxEntries, characters: maxCharacters * LENGTH_FACTOR },
  );

test('Header and footer have room for the longest labels that releases may contribute, 40% longer', async ({
  page,
}) => {
  await visit(page, '/about');
  const inFooter = page.getByRole('contentinfo');
  const list = (navigation: Locator) => navigation.getByRole('list');
  const column = (title: string) => list(inFooter.getByRole('navigation', { name: title }));
  const menu = list(page.getByRole('banner').getByRole('navigation', { name: shellWords.header.navigation }));
  const heights = () =>
    menu.getByRole('link').evaluateAll((links) => links.map(({ clientHeight }) => clientHeight));
  const [oneLine] = await heights();
  await fill(menu.first(), NAVIGATION_PLACES.header);
  await fill(column(shellWords.footer.services), NAVIGATION_PLACES.services);
  await fill(column(shellWords.footer.company), NAVIGATION_PLACES.company);
  await fill(column(shellWords.footer.legal), NAVIGATION_PLACES.legal);
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await horizontalOverflow(page), `scrolls sideways at ${width} px`).toEqual([]);
    if (width === 1280) expect(new Set(await heights())).toEqual(new Set([oneLine]));
  }
});
