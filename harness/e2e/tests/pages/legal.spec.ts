import { expect, test } from '../../fixtures';

test('In print a legal page has no header, footer or navigation', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('nav:visible')).toHaveCount(0);
});
