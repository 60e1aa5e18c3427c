import type { Locator, Page } from '@playwright/test';
import { team } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';

const people = (page: Page) =>
  page.getByRole('listitem').filter({ has: page.getByRole('img', { name: /^Portrait of / }) });
const bio = (card: Locator) => card.locator('p').last();

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

test('A bio is cut off between words, never inside one', async ({ page }) => {
  await page.goto('/about');
  const bios = await people(page).evaluateAll((items) =>
    items.map((item) => ({
      shown: item.querySelector(':scope > p')?.textContent ?? '',
      whole: item.querySelector('noscript')?.textContent ?? '',
    })),
  );
  const cut = bios.filter(({ shown }) => shown.endsWith('…'));
  expect(cut.length).toBeGreaterThan(0);
  for (const { shown, whole } of cut) {
    const rest = whole.replace('<p>', '').slice(shown.length - 1);
    expect.soft(shown + rest).toMatch(/[\w)]…[\s.,;:]/);
  }
});

test('Each card expands and collapses independently', async ({ page }) => {
  await visit(page, '/about');
  const [first, second] = [people(page).nth(0), people(page).nth(1)];
  await first.getByRole('button', { name: 'Learn more' }).click();
  await expect(bio(first)).not.toContainText('…');
  await expect(bio(second)).toContainText('…');
  await second.getByRole('button', { name: 'Learn more' }).press('Enter');
  await first.getByRole('button', { name: 'Show less' }).click();
  await expect(bio(first)).toContainText('…');
  await expect(bio(second)).not.toContainText('…');
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

test.describe('Without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every bio is complete and has no toggle', async ({ page, allowConsole }) => {
    // Chromium reports every preloaded script as blocked.
    allowConsole(/^failed: .*\.js csp$/);
    await page.goto('/about');
    await expect(people(page).getByRole('button')).toHaveCount(0);
    await expect(people(page).first()).not.toContainText('…', { useInnerText: true });
  });
});
