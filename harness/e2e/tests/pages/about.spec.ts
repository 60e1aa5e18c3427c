import { about, team } from '../../../remote-copy';
import { expect, test } from '../../fixtures';

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
