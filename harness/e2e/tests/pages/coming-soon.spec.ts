import { comingSoon as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import {
  areas,
  around,
  expectCanonical,
  hasDedicatedPage,
  serviceInterest,
  title,
} from '../../service-pages';

test.use({ javaScriptEnabled: false });

test.describe('Coming soon:', () => {
  for (const { code, name, segments } of areas.filter(({ comingSoon }) => comingSoon)) {
    test(`${name} shows its services, an enquiry form and reasons to register`, async ({ page }) => {
      await page.goto(`/coming-soon/${code}`);
      await expect(title(page)).toHaveText(name);
      const upcoming = around(page, 'section', words.upcoming, 2);
      await expect
        .soft(upcoming.getByRole('heading', { level: 3 }))
        .toHaveText(segments.map((segment) => segment.name));
      await expect.soft(page.getByRole('form', { name: words.enquiry.title })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expect
        .soft(around(page, 'section', words.benefits.title, 2).getByRole('heading', { level: 3 }))
        .toHaveCount(3);
      const available = upcoming.getByRole('link', { name: words.available });
      if (code === 'G') await expect.soft(available).toHaveCount(0);
      else
        await expect
          .soft(available)
          .toHaveAttribute('href', '/services/finance-compliance-advisory/bookkeeping-financial-management');
    });
  }

  test('the segments e2, e3 and g1 to g3', async ({ page }) => {
    for (const { id, name, segments } of areas.filter(({ comingSoon }) => comingSoon)) {
      for (const { slug } of segments.filter((segment) => !hasDedicatedPage(segment.slug))) {
        await page.goto(`/services/${id}/${slug}`, { waitUntil: 'domcontentloaded' });
        await expect.soft(title(page)).toHaveText(name);
        await expect.soft(page.getByRole('form', { name: words.enquiry.title })).toBeVisible();
        await expectCanonical(page, `/services/${id}/${slug}`);
      }
    }
  });
});
