import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';
import {
  areas,
  around,
  expectCanonical,
  expectFigures,
  hasDedicatedPage,
  main,
  serviceInterest,
  title,
} from '../../service-pages';

const generalFigures = [
  ['500+', 'Projects Completed'],
  ['98%', 'Client Satisfaction'],
  ['50+', 'Expert Consultants'],
  ['15+', 'Years Experience'],
] as const;

const trainingFigures = [
  ['94%', 'Success Rate'],
  ['85+', 'Training Programs'],
  ['200+', 'Organisations'],
  ['15+', 'Years Experience'],
] as const;

test.describe('The overview', () => {
  test('shows a card for each of the six listed areas, two of them coming soon', async ({ page }) => {
    await page.goto('/services');
    await expect(main(page).getByRole('heading', { level: 3, name: / (Advisory|Development)$/ })).toHaveText(
      areas.filter(({ code }) => code !== 'D').map(({ name }) => name),
    );
    for (const { id, code, name, comingSoon, segments } of areas) {
      if (code === 'D') continue;
      const card = around(page, 'div', name, 3);
      const label = comingSoon ? 'Coming Soon' : 'Learn More';
      await expect.soft(card.getByRole('listitem')).toHaveText(segments.map((segment) => segment.name));
      const link = card.getByRole('link');
      await expect.soft(link).toHaveText(`${label} ${comingSoon ? 'in' : 'about'} ${name}`);
      await expect
        .soft(link)
        .toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : `/services/${id}`);
      await expect.soft(card.getByText('Coming Soon', { exact: true })).toHaveCount(comingSoon ? 1 : 0);
      await expect.soft(card.locator('svg').first()).toBeVisible();
    }
  });

  test('links to booking, and leads to a segment and back without a page load', async ({ page }) => {
    await visit(page, '/services');
    await expect(main(page).getByRole('link', { name: 'Book a Session' })).toHaveAttribute('href', '/book');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await main(page).getByRole('link', { name: 'Learn More about Venture & Growth Advisory' }).click();
    await expect(title(page)).toHaveText('Venture & Growth Advisory');
    await main(page).getByRole('link', { name: 'Learn More → Startup Acceleration & Scaling' }).click();
    await expect(title(page)).toHaveText('Startup Acceleration & Scaling');
    await main(page).getByRole('link', { name: 'Back to Venture & Growth Advisory' }).click();
    await expect(page).toHaveURL('/services/venture-growth-advisory');
    await expect(title(page)).toHaveText('Venture & Growth Advisory');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
});

test.describe('In its HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('the page of each area shows its segments, each with its link', async ({ page }) => {
    for (const { id, code, name, comingSoon, segments } of areas) {
      await page.goto(`/services/${id}`, { waitUntil: 'domcontentloaded' });
      await expect(title(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | ${firm.name}`);
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect.soft(breadcrumb).toHaveText(['Home', 'Services', name]);
      for (const segment of segments) {
        const card = around(page, 'div', segment.name, 3);
        await expect.soft(card.locator('p').first()).not.toBeEmpty();
        expect.soft([4, 5]).toContain(await card.getByRole('listitem').count());
        const link = card.getByRole('link');
        await expect.soft(link).toHaveText(`${comingSoon ? 'Coming Soon' : 'Learn More'} → ${segment.name}`);
        const own = segment.alias ?? `/services/${id}/${segment.slug}`;
        await expect.soft(link).toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : own);
      }
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expectCanonical(page, `/services/${id}`);
    }
  });

  const shared = areas
    .filter(({ comingSoon }) => !comingSoon)
    .flatMap((area) => area.segments.map((segment) => ({ area, ...segment })))
    .filter(({ slug }) => !hasDedicatedPage(slug));

  test('the page of each segment shows figures, features and an enquiry form', async ({ page }) => {
    for (const { area, slug, name } of shared) {
      await page.goto(`/services/${area.id}/${slug}`, { waitUntil: 'domcontentloaded' });
      await expect(title(page)).toHaveText(name);
      await expect.soft(title(page).locator('xpath=following-sibling::p')).not.toBeEmpty();
      await expect
        .soft(main(page).getByRole('link', { name: `Back to ${area.name}` }))
        .toHaveAttribute('href', `/services/${area.id}`);
      await expectFigures(page, slug === 'sales-skills-training' ? trainingFigures : generalFigures);
      const features = around(page, 'section', 'Key features', 2).getByRole('listitem');
      expect.soft([4, 5]).toContain(await features.count());
      await expect.soft(page.getByRole('form', { name: 'Get Started' })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(area.name);
      await expectCanonical(page, `/services/${area.id}/${slug}`);
    }
  });
});
