import { about, team } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';

test.use({ javaScriptEnabled: false });

test('On a phone the first eight people are shown, and the others after a press', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/about');
  const names = page
    .getByRole('heading', { level: 3 })
    .filter({ hasText: new RegExp(team.map(({ name }) => name).join('|')) });
  await expect(names).toHaveText(team.slice(0, 8).map(({ name }) => name));
  await page.getByText(about.team.all).click();
  await expect(names).toHaveText(team.map(({ name }) => name));
});

test('On a wide screen, and on paper, everyone is shown', async ({ page }) => {
  await page.goto('/about');
  const last = page.getByRole('heading', { name: team.at(-1)!.name });
  await expect(last).toBeVisible();
  await expect(page.getByText(about.team.all)).toBeHidden();
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(last).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(last).toBeVisible();
});

test.describe('A biography, with scripts,', () => {
  test.use({ javaScriptEnabled: true });

  const { bio } = team[0]!;

  test('is shown in full after a press, also on a page that the browser has translated', async ({ page }) => {
    await visit(page, '/about');
    const card = page.getByRole('main').getByRole('listitem').filter({ hasText: team[0]!.name });
    const text = card.locator('p').last();
    const [expand, collapse] = [about.team.expand, about.team.collapse].map((name) =>
      card.getByRole('button', { name }),
    );
    // A browser that translates replaces texts in this way.
    await text.evaluate(({ firstChild }) => {
      const translation = document.createElement('font');
      translation.textContent = firstChild!.textContent;
      firstChild!.replaceWith(translation);
    });
    await expand!.click();
    await expect(text).toHaveText(bio, { useInnerText: true });
    await collapse!.click();
    await expect(text).not.toHaveText(bio, { useInnerText: true });
  });

  test('is complete on paper', async ({ page }) => {
    await visit(page, '/about');
    const main = page.getByRole('main');
    await expect(main).not.toContainText(bio, { useInnerText: true });
    await page.emulateMedia({ media: 'print' });
    await expect(main).toContainText(bio, { useInnerText: true });
    await expect(main.getByRole('button', { name: about.team.expand }).first()).toBeHidden();
  });
});
