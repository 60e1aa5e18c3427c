import { firm } from '@site/firm';
import { segmentPages, servicesShared } from '../../../remote-copy';
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

const { backTo, breadcrumb: trail, cardLinks, keyFeatures, segmentPage, segmentStats } = servicesShared;

test.describe('The overview', () => {
  test('shows a card for each of the six listed areas, two of them coming soon', async ({ page }) => {
    await page.goto('/services');
    const listed = areas.filter(({ code }) => code !== 'D').map(({ name }) => name);
    const headings = await main(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.filter((text) => areas.some(({ name }) => name === text))).toEqual(listed);
    for (const { id, code, name, comingSoon, segments } of areas) {
      if (code === 'D') continue;
      const card = around(page, 'div', name, 3);
      const { link: label, about } = comingSoon ? cardLinks.comingSoon : cardLinks.more;
      await expect.soft(card.getByRole('listitem')).toHaveText(segments.map((segment) => segment.name));
      const link = card.getByRole('link');
      await expect.soft(link).toHaveText(`${label} ${about} ${name}`);
      await expect
        .soft(link)
        .toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : `/services/${id}`);
      await expect
        .soft(card.getByText(cardLinks.comingSoon.link, { exact: true }))
        .toHaveCount(comingSoon ? 1 : 0);
      await expect.soft(card.locator('svg').first()).toBeVisible();
    }
  });

  test('links to booking, and leads to a segment and back without a page load', async ({ page }) => {
    const ventures = areas.find(({ code }) => code === 'F')!;
    const startups = ventures.segments.find(({ slug }) => slug === 'startup-acceleration-scaling')!;
    await visit(page, '/services');
    await expect(main(page).locator('a[href="/book"]')).toBeVisible();
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await main(page)
      .getByRole('link', { name: `${cardLinks.more.link} ${cardLinks.more.about} ${ventures.name}` })
      .click();
    await expect(title(page)).toHaveText(ventures.name);
    await main(page)
      .getByRole('link', { name: `${cardLinks.more.link} → ${startups.name}` })
      .click();
    await expect(title(page)).toHaveText(startups.name);
    await main(page)
      .getByRole('link', { name: `${backTo} ${ventures.name}` })
      .click();
    await expect(page).toHaveURL('/services/venture-growth-advisory');
    await expect(title(page)).toHaveText(ventures.name);
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
      await expect.soft(breadcrumb).toHaveText([trail.home, trail.services, name]);
      for (const segment of segments) {
        const card = around(page, 'div', segment.name, 3);
        await expect.soft(card.locator('p').first()).not.toBeEmpty();
        expect.soft([4, 5]).toContain(await card.getByRole('listitem').count());
        const link = card.getByRole('link');
        await expect
          .soft(link)
          .toHaveText(`${(comingSoon ? cardLinks.comingSoon : cardLinks.more).link} → ${segment.name}`);
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
    for (const { area, id, slug, name } of shared) {
      await page.goto(`/services/${area.id}/${slug}`, { waitUntil: 'domcontentloaded' });
      await expect(title(page)).toHaveText(name);
      await expect.soft(title(page).locator('xpath=following-sibling::p')).not.toBeEmpty();
      await expect
        .soft(main(page).getByRole('link', { name: `${backTo} ${area.name}` }))
        .toHaveAttribute('href', `/services/${area.id}`);
      await expectFigures(page, segmentPages.find((other) => other.id === id)?.stats ?? segmentStats);
      const features = around(page, 'section', keyFeatures, 2).getByRole('listitem');
      expect.soft([4, 5]).toContain(await features.count());
      await expect.soft(page.getByRole('form', { name: segmentPage.enquiry.title })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(area.name);
      await expectCanonical(page, `/services/${area.id}/${slug}`);
    }
  });
});
