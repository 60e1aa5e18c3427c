import type { Page } from '@playwright/test';
import { team } from '../../../remote-copy';
import { expect, test } from '../../fixtures';

const people = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^Portrait of / }) });

test('The about page shows story, impact and values, and links to booking', async ({ page }) => {
  await page.goto('/about');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Impact',
    'Our Expert Team',
    'Our Values',
    'Begin with one conversation',
  ]);
  await expect(page.getByRole('main').locator('dl dd')).toHaveText([
    '150+',
    '50+',
    '12',
    '1,200+',
    '100+',
    '15+',
  ]);
  for (const value of [
    'I BUILD TRUST',
    'I OWN MY WORK',
    'I AM CLIENT-OBSESSED',
    'I LEARN AND ADAPT',
    'I MOVE WITH PURPOSE',
  ]) {
    await expect(page.getByRole('heading', { name: value, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'Our Partners' })).toHaveAttribute('href', '/partners');
  await page.getByRole('link', { name: 'Book a Session' }).click();
  await expect(page).toHaveURL('/book');
});

test('Each person of the team has a card, with a bio of at most 120 characters', async ({ page }) => {
  await page.goto('/about');
  await expect(people(page)).toHaveCount(team.length);
  const cards = await people(page).evaluateAll((items) =>
    items.map((item) => ({
      bioText: item.querySelector(':scope > p')?.textContent ?? '',
      toggle: item.querySelector('button')?.textContent,
    })),
  );
  for (const { bioText, toggle } of cards) {
    if (toggle) expect(bioText).toMatch(/^.{100,120}…$/);
    else expect(bioText).not.toContain('…');
    expect(bioText.length).toBeLessThanOrEqual(121);
  }
  expect(new Set(cards.map(({ toggle }) => toggle))).toEqual(new Set(['Learn more', undefined]));
});

test('The about, contact and careers pages name themselves once above their headings, in the breadcrumb', async ({
  page,
}) => {
  for (const [address, name] of [
    ['/about', 'About'],
    ['/contact', 'Contact'],
    ['/careers', 'Careers'],
  ] as const) {
    await page.goto(address);
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', name]);
    const above = page.getByRole('heading', { level: 1 }).locator('xpath=preceding-sibling::p');
    await expect(above).toHaveCount(0);
  }
});

test('The contact page lists countries, offices and opening hours', async ({ page }) => {
  await page.goto('/contact');
  await expect(page.getByRole('heading', { name: 'Book Your Consultation' })).toBeVisible();
  const presence = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Our Presence' }) });
  await expect(presence.getByRole('listitem')).toHaveText([
    'UAE',
    'Saudi Arabia',
    'Qatar',
    'Kuwait',
    'Bahrain',
    'Oman',
    'Egypt',
    'Jordan',
    /Dubai.*Regional office/,
    /Riyadh.*Strategic office/,
    /Doha.*Partner office/,
    /Sunday to Thursday.*9:00 AM to 6:00 PM GST/,
    /Friday and Saturday.*Closed/,
  ]);
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
