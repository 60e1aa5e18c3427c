import { catalogue as areas, contact, isAvailable, listedAreas, servicesShared } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { heading, visit } from '../../routes';
import { main } from '../../service-pages';

const { backTo, cardLinks } = servicesShared;

test.describe('The overview', () => {
  test('shows a card for each of the six listed areas, two of them coming soon', async ({ page }) => {
    await page.goto('/services');
    const headings = await main(page).getByRole('heading', { level: 3 }).allTextContents();
    expect(headings.filter((text) => areas.some(({ name }) => name === text))).toEqual(
      listedAreas.map(({ name }) => name),
    );
    for (const area of listedAreas) {
      const { id, code, name, comingSoon, segments } = area;
      const card = main(page)
        .getByRole('heading', { level: 3, name, exact: true })
        .locator('xpath=ancestor::div[1]');
      const { link: label, about } = comingSoon ? cardLinks.comingSoon : cardLinks.more;
      await expect.soft(card.getByRole('listitem')).toHaveText(segments.map((segment) => segment.name));
      const offered = segments.filter((segment) => isAvailable(area, segment));
      await expect.soft(card.getByRole('listitem').getByRole('link')).toHaveCount(offered.length);
      const link = card.getByRole('link').last();
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
    await expect(heading(page)).toHaveText(ventures.name);
    // Forced, because the card's link covers its heading.
    await main(page).getByRole('heading', { level: 3, name: startups.name }).click({ force: true });
    await expect(heading(page)).toHaveText(startups.name);
    await main(page)
      .getByRole('link', { name: `${backTo} ${ventures.name}` })
      .click();
    await expect(page).toHaveURL('/services/venture-growth-advisory');
    await expect(heading(page)).toHaveText(ventures.name);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
});

test('The form of each practice asks for that practice', async ({ page }) => {
  for (const { id, name } of areas) {
    await page.goto(`/services/${id}`, { waitUntil: 'domcontentloaded' });
    await expect.soft(main(page).getByLabel(contact.labels.serviceInterest)).toHaveValue(name);
  }
});
