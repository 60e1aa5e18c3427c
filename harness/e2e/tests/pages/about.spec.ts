import { firm } from '@site/firm';
import { about, careers, contactPage, homeBreadcrumb } from '../../../remote-copy';
import { expect, test } from '../../fixtures';

test('The about page shows story, impact and values, and links to booking', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    about.story.title,
    about.impact.title,
    about.team.title,
    about.values.title,
    about.closing.title,
  ]);
  await expect(page.getByRole('main').locator('dl dd')).toHaveText(
    about.impact.stats.map(({ value }) => value),
  );
  for (const { title } of about.values.items) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: about.values.invitation.link })).toHaveAttribute(
    'href',
    '/partners',
  );
  await page.getByRole('link', { name: about.closing.button }).click();
  await expect(page).toHaveURL('/book');
});

test('The about, contact and careers pages name themselves once above their headings, in the breadcrumb', async ({
  page,
}) => {
  for (const [address, home, name] of [
    ['/about', homeBreadcrumb, about.breadcrumb],
    ['/contact', homeBreadcrumb, contactPage.breadcrumb],
    ['/careers', careers.breadcrumb.home, careers.breadcrumb.careers],
  ] as const) {
    await page.goto(address);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText([home, name]);
    const above = page.getByRole('heading', { level: 1 }).locator('xpath=preceding-sibling::p');
    await expect(above).toHaveCount(0);
  }
});

test('The contact page lists countries, offices and opening hours', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: contactPage.enquiry.title })).toBeVisible();
  const presence = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: contactPage.presence.title }) });
  await expect(presence.getByRole('listitem')).toHaveText([
    ...firm.offices.map(({ city, role }) => new RegExp(`${city}.*${role}`)),
    ...firm.countries,
  ]);
  for (const { days, hours } of firm.businessHours) {
    await expect(page.getByRole('listitem').filter({ hasText: days })).toContainText(hours);
  }
});

test('The test page links to seven pages', async ({ page }) => {
  await page.goto('/test');
  const links = page.getByRole('main').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/',
    '/services',
    '/services/organisation-talent-advisory',
    '/hr-strategy',
    '/compensation-benefits',
    '/talent-acquisition',
    '/about',
  ]);
});
