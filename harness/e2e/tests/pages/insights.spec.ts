import type { Page } from '@playwright/test';
import { articles, insights as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { waitForHydration } from '../../routes';

const otherArticles = articles.filter(({ featured }) => !featured);

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('On a wide screen featured articles are in rows of two, the others, all of one size, in rows of three', async ({
  page,
}) => {
  await page.goto('/insights');
  const boxes = (name: string) =>
    section(page, name)
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { top, width } = card.getBoundingClientRect();
          return { top, width: Math.round(width) };
        }),
      );
  const rowsOf = (cards: { top: number }[]) => {
    const tops = cards.map(({ top }) => top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  const featured = await boxes(words.lists.featured);
  const others = await boxes(words.lists.all);
  const rest = (cards: unknown[], perRow: number) =>
    cards.length % perRow === 0 ? [] : [cards.length % perRow];
  const fullRows = (cards: unknown[], perRow: number) =>
    Array.from({ length: Math.floor(cards.length / perRow) }, () => perRow);
  // The first of an odd number has a row of its own.
  expect(rowsOf(featured)).toEqual([...rest(featured, 2), ...fullRows(featured, 2)]);
  expect(rowsOf(others)).toEqual([...fullRows(others, 3), ...rest(others, 3)]);
  expect(new Set(others.map(({ width }) => width)).size).toBe(1);
  for (const { width } of featured) expect(width).toBeGreaterThan(others[0]!.width);
});

test.describe('A topic', () => {
  const topic = articles[0]!.category;
  const ofTopic = articles.filter(({ category }) => category === topic);
  const topics = (page: Page) => page.getByRole('navigation', { name: words.topicNavigation.label });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is chosen by a link, and has an address and a title of its own', async ({ page }) => {
        await page.goto('/insights');
        if (javaScriptEnabled) await waitForHydration(page);
        const link = topics(page).getByRole('link', { name: topic, exact: true });
        const address = (await link.getAttribute('href')) ?? '';
        expect(address).toMatch(/^\/insights\?topic=[a-z-]+#articles$/);
        await link.click();
        await expect(page).toHaveURL(address);
        await expect(page).toHaveTitle(new RegExp(`^${topic}`));
        const cards = section(page, topic).getByRole('article');
        await expect(cards).toHaveCount(ofTopic.length);
        await expect(cards.first()).toBeInViewport();
        const count = words.topicNavigation.count(ofTopic.length, articles.length);
        await expect(page.getByText(count, { exact: true })).toBeVisible();
        await expect(topics(page).locator('[aria-current]')).toHaveText(topic);
        await topics(page).getByRole('link', { name: words.topicNavigation.all }).click();
        await expect(section(page, words.lists.all).getByRole('article')).toHaveCount(otherArticles.length);
      });
    });
  }
});
