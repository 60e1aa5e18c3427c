import type { Locator, Page } from '@playwright/test';
import { articles, insights as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });

test('On a wide screen featured articles are in two columns, the others are alike in three', async ({
  page,
}) => {
  await page.goto('/insights');
  const boxesOf = (cards: Locator) =>
    cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        return {
          left: Math.round(left),
          right: Math.round(right),
          top: Math.round(top),
          bottom: Math.round(bottom),
        };
      }),
    );
  const cards = (name: string) => section(page, name).getByRole('article');
  const featured = await boxesOf(cards(words.lists.featured));
  expect(new Set(featured.map(({ left }) => left)).size).toBe(2);
  // The first of an odd number has a row of its own.
  expect(featured[0]!.right).toBe(Math.max(...featured.map(({ right }) => right)));
  const others = await boxesOf(cards(words.lists.all));
  expect(new Set(others.map(({ left }) => left)).size).toBe(3);
  expect(new Set(others.map(({ left, right }) => right - left)).size).toBe(1);
  // The newsletter fills the rest of the last row.
  const [rest] = await boxesOf(section(page, words.lists.all).locator('section'));
  expect(rest!.right).toBe(others[2]!.right);
  expect(rest!.bottom).toBe(others.at(-1)!.bottom);
});

test.describe('A topic', () => {
  const topic = articles[0]!.category;
  const topics = (page: Page) => page.getByRole('navigation', { name: words.topicNavigation.label });

  test('is chosen by a link, and has an address and a title of its own', async ({ page }) => {
    await visit(page, '/insights');
    const link = topics(page).getByRole('link', { name: topic, exact: true });
    const address = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(new RegExp(`^${topic}`));
    await expect(section(page, topic).getByRole('article').first()).toBeInViewport();
    await topics(page).getByRole('link', { name: words.topicNavigation.all }).click();
    await expect(section(page, words.lists.all)).toBeVisible();
  });

  test('is in view among the others when its page opens on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto('/insights');
    const last = await topics(page).getByRole('link').last().getAttribute('href');
    await page.goto(last!.replace(/#.*/, ''));
    await expect(topics(page).locator('[aria-current]')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});
