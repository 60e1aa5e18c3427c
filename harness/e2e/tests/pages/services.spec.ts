import { catalogue as areas, placeOf, servicesShared, team } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { heading, visit } from '../../routes';
import { main } from '../../service-pages';

const { backTo, cardLinks } = servicesShared;

test('The overview leads to a segment and back without a page load', async ({ page }) => {
  const ventures = areas.find(({ code }) => code === 'F')!;
  const startups = ventures.segments.find(({ slug }) => slug === 'startup-acceleration-scaling')!;
  await visit(page, '/services');
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

test('Beside the enquiry form, the page shows who answers, with role and portrait', async ({ page }) => {
  const { path, area, adviser } = placeOf({ segmentId: 'b3' });
  expect(adviser).not.toBe(area.adviser);
  await visit(page, path);
  const person = main(page).getByText(`${servicesShared.enquiryFrame.adviser} ${adviser}`);
  await expect(person).toContainText(team.find(({ name }) => name === adviser)!.title);
  await person.scrollIntoViewIfNeeded();
  const portrait = person.locator('..').locator('img');
  await expect
    .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
