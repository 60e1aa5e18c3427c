import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { waitForHydration, visit, visitWithMenu } from '../routes';
import { listedAreas } from '../service-pages';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const services = (page: Page) => banner(page).getByRole('button', { name: 'Services' });
const areaLinks = (page: Page) => banner(page).getByRole('link', { name: / (Advisory|Development)$/ });

test.describe('The header', () => {
  test('stays on top of the page, and its logo leads home', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await banner(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
    await banner(page)
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('opens the services on hover after 200 ms: 600 px, two columns, the six listed areas', async ({
    page,
  }) => {
    await page.clock.install();
    await visitWithMenu(page, '/about');
    await page.clock.pauseAt(Date.now() + 60_000);
    await services(page).hover();
    await page.clock.runFor(199);
    await expect(areaLinks(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(areaLinks(page)).toHaveText(listedAreas);
    await page.clock.resume();
    const panel = areaLinks(page).first().locator('xpath=ancestor::div[1]');
    expect((await panel.boundingBox())?.width).toBe(600);
    const columns = await areaLinks(page).evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().x)),
    );
    expect(new Set(columns).size).toBe(2);
    await expect(areaLinks(page).locator('svg')).toHaveCount(6);
  });

  test('opens the services for who pressed their button before its code had come', async ({ page }) => {
    await visit(page, '/about');
    const letThrough = await holdRequests(page, '**/_shell/**');
    const asked = page.waitForRequest('**/_shell/**');
    await services(page).click();
    await asked;
    letThrough();
    await expect(areaLinks(page)).toHaveText(listedAreas);
  });

  test('leads from the services to an area, and closes', async ({ page }) => {
    await visitWithMenu(page, '/about');
    await services(page).hover();
    await areaLinks(page).filter({ hasText: 'Venture & Growth Advisory' }).click();
    await expect(page).toHaveURL('/services/venture-growth-advisory');
    await page.mouse.move(200, 700);
    await expect(areaLinks(page)).toHaveCount(0);
  });

  test('opens and closes the services by keyboard', async ({ page }) => {
    await visitWithMenu(page, '/about');
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(areaLinks(page)).toHaveText(listedAreas);
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(areaLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(areaLinks(page)).toHaveCount(0);
    await expect(services(page)).toBeFocused();
  });

  test('marks the page that is shown among Insights, About and Careers', async ({ page }) => {
    for (const [name, address] of [
      ['Insights', '/insights'],
      ['About', '/about'],
      ['Careers', '/careers'],
    ] as const) {
      await visitWithMenu(page, '/contact');
      await expect(banner(page).locator('[aria-current]')).toHaveCount(0);
      await banner(page).getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(banner(page).locator('[aria-current="page"]')).toHaveText([name]);
    }
  });

  test('leads to the contact page with its button', async ({ page }) => {
    await visit(page, '/about');
    await banner(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('The drawer of small screens', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Open menu' });

  test('holds the same items, at the right', async ({ page }) => {
    await visit(page, '/careers');
    await expect(services(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link')).toHaveText([
      ...listedAreas,
      'Insights',
      'About',
      'Careers',
      'Contact',
    ]);
    await expect(drawer(page).locator('[aria-current="page"]')).toHaveText(['Careers']);
    await expect
      .poll(async () => {
        const box = await drawer(page).boundingBox();
        return box && box.x + box.width;
      })
      .toBe(375);
  });

  test('closes when an item is chosen', async ({ page }) => {
    await visit(page, '/');
    await menuButton(page).click();
    await drawer(page).getByRole('link', { name: 'Brand & Media Advisory' }).click();
    await expect(page).toHaveURL('/services/brand-media-advisory');
    await expect(drawer(page)).toBeHidden();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Brand & Media Advisory');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes with Escape and its button, and gives the focus back', async ({ page }) => {
    await visit(page, '/');
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => drawer(page).getByRole('button', { name: 'Close menu' }).click(),
    ]) {
      await menuButton(page).click();
      await expect(drawer(page)).toBeVisible();
      await close();
      await expect(drawer(page)).toBeHidden();
      await expect(menuButton(page)).toBeFocused();
    }
  });
});

test.describe('The footer', () => {
  test('says who the firm is, where it is and how to reach it', async ({ page }) => {
    await visit(page, '/about');
    await expect(footer(page)).toContainText('connects experts with private and public organisations');
    await expect(footer(page)).toContainText('Dubai, UAE');
    await expect(footer(page).getByRole('link', { name: /^info@/ })).toHaveAttribute('href', /^mailto:info@/);
    await expect(footer(page).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('target', '_blank');
    await expect(footer(page)).toContainText('© 2025');
    await expect(footer(page).getByRole('heading', { name: 'Stay Connected' })).toBeVisible();
    await expect(footer(page).getByLabel('Email address')).toBeVisible();
  });

  test('lists the services, the company and the legal pages', async ({ page }) => {
    await visit(page, '/about');
    for (const [name, links] of [
      ['Services', listedAreas],
      ['Company', ['About Us', 'Careers', 'Insights', 'Contact']],
      ['Legal', ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Accessibility']],
    ] as const) {
      const list = footer(page).getByRole('navigation', { name, exact: true });
      await expect(list.getByRole('link')).toHaveText([...links]);
    }
  });

  for (const { title, link, address } of [
    { title: 'another page', link: 'Careers', address: '/careers' },
    { title: 'the page that is shown already', link: 'About Us', address: '/about' },
  ]) {
    test(`scrolls smoothly to the top of ${title}`, async ({ page }) => {
      await visit(page, '/about');
      await footer(page).getByRole('link', { name: link }).scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        const passed = new Set<number>();
        window.addEventListener('scroll', () => passed.add(Math.round(window.scrollY)));
        Object.assign(window, { passed });
      });
      await footer(page).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const passed = await page.evaluate(() => (window as unknown as { passed: Set<number> }).passed.size);
      expect(passed).toBeGreaterThan(3);
    });
  }
});

test('The skip link is the first stop, and leads past the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('The not-found page says so, with status 404, and leads on', async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
