import type { Page } from '@playwright/test';
import { article as words, articles, newsletter } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { openWithoutCode } from '../../hold-requests';
import { heading, visit } from '../../routes';

const related = (page: Page) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('heading', { level: 2, name: words.labels.related, exact: true }) })
    .getByRole('article');

test('A card links to its article, and the article back to the listing', async ({ page }) => {
  const { id, title, category } = articles.find(({ featured }) => featured)!;
  await visit(page, '/insights');
  await page.getByRole('main').getByRole('article').first().click();
  await expect(page).toHaveURL(`/insights/${id}`);
  await expect(heading(page)).toHaveText(title);
  await expect(page.locator('[data-article-body] h2')).not.toHaveCount(0);
  const others = articles.filter((other) => other.category === category && other.id !== id).slice(0, 2);
  await expect(related(page).getByRole('heading')).toHaveText(others.map((other) => other.title));
  await related(page).last().getByRole('link').click();
  await expect(page).toHaveURL(`/insights/${others.at(-1)!.id}`);
  await expect(heading(page)).toHaveText(others.at(-1)!.title);
  await page.getByRole('link', { name: words.labels.back }).click();
  await expect(page).toHaveURL('/insights');
});

test('Share that is pressed before its code is loaded is busy, and then copies the link once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = `${document.documentElement.dataset['copied'] ?? ''}x`;
      return write(text);
    };
  });
  const resume = await openWithoutCode(page, '/insights/2');
  const share = page.getByRole('button', { name: words.share.button });
  await share.dblclick();
  await expect(share).toHaveAttribute('aria-busy', 'true');
  resume();
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'x');
  await expect(share).not.toHaveAttribute('aria-busy');
  await expect(page.getByText(words.share.copied.title, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  // The second press may have copied it once more since.
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'x');
});

test('In print an article has text only', async ({ page }) => {
  await page.goto('/insights/13');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-article-body]')).toBeVisible();
  await expect(heading(page)).toBeVisible();
  for (const name of [words.share.button, newsletter.buttons.submit])
    await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(related(page).first()).toBeHidden();
});
