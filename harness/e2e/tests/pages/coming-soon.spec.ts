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
      const services = (heading: string) => around(page, 'section', heading, 2);
      const named = (offered: boolean) =>
        segments.filter(({ slug }) => hasDedicatedPage(slug) === offered).map((segment) => segment.name);
      await expect.soft(services(words.upcoming).getByRole('heading', { level: 3 })).toHaveText(named(false));
      await expect.soft(page.getByRole('form', { name: words.enquiry.title })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expect
        .soft(around(page, 'section', words.benefits.title, 2).getByRole('heading', { level: 3 }))
        .toHaveCount(3);
      await expect.soft(services(words.upcoming).getByRole('link')).toHaveCount(0);
      if (code === 'G') await expect.soft(page.getByText(words.available)).toHaveCount(0);
      else {
        const available = services(words.available);
        await expect.soft(available.getByRole('heading', { level: 3 })).toHaveText(named(true));
        await expect
          .soft(available.getByRole('link'))
          .toHaveAttribute('href', '/services/finance-compliance-advisory/bookkeeping-financial-management');
      }
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
