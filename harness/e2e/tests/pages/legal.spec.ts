import { expect, test } from '../../fixtures';
import { heading } from '../../routes';

test('In print a legal page has no header, footer or navigation', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('nav:visible')).toHaveCount(0);
});
