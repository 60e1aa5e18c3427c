import type { Page } from '@playwright/test';
import { areaPath, firm, listedAreas, mailto } from '@site/firm';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { visit, visitWithMenu, waitForHydration } from '../routes';
import { listedAreaNames } from '../service-pages';

const banner = (page: Page) => page.getByRole('banner');
const footer = (page: Page) => page.getByRole('contentinfo');
const services = (page: Page) => banner(page).getByRole('button', { name: 'Services' });
const areaLinks = (page: Page) => banner(page).getByRole('link').and(page.locator('a[href^="/services/"]'));

test.describe('The header', () => {
  test('stays at the top of the window, and its logo links to the home page', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await banner(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
    await banner(page)
      .getByRole('link', { name: /, home$/ })
      .click();
    await expect(page).toHaveURL('/');
  });

  test('opens the services after 200 ms of hover: 600 px, two columns, the six listed areas', async ({
    page,
  }) => {
    await page.clock.install();
    await visitWithMenu(page, '/about');
    await page.clock.pauseAt(Date.now() + 60_000);
    await services(page).hover();
    await page.clock.runFor(199);
    await expect(areaLinks(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(areaLinks(page)).toHaveText(listedAreaNames);
    await page.clock.resume();
    const panel = areaLinks(page).first().locator('xpath=ancestor::div[1]');
    expect((await panel.boundingBox())?.width).toBe(600);
    const columns = await areaLinks(page).evaluateAll((links) =>
      links.map((link) => Math.round(link.getBoundingClientRect().x)),
    );
    expect(new Set(columns).size).toBe(2);
    await expect(areaLinks(page).locator('svg')).toHaveCount(6);
  });

  test('opens the services for a click before their code is loaded', async ({ page }) => {
    await visit(page, '/about');
    const resume = await holdRequests(page, '**/_shell/**');
    const requested = page.waitForRequest('**/_shell/**');
    await services(page).click();
    await requested;
    resume();
    await expect(areaLinks(page)).toHaveText(listedAreaNames);
  });

  test('closes the services when an area is chosen', async ({ page }) => {
    await visitWithMenu(page, '/about');
    await services(page).hover();
    await areaLinks(page).last().click();
    await expect(page).toHaveURL(areaPath(listedAreas.at(-1)!));
    await page.mouse.move(200, 700);
    await expect(areaLinks(page)).toHaveCount(0);
  });

  test('opens and closes the services by keyboard', async ({ page }) => {
    await visitWithMenu(page, '/about');
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(areaLinks(page)).toHaveText(listedAreaNames);
    await expect(services(page)).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Tab');
    await expect(areaLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(areaLinks(page)).toHaveCount(0);
    await expect(services(page)).toBeFocused();
  });

  test('marks the current page among Insights, About and Careers', async ({ page }) => {
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

  test('links to the contact page with its button', async ({ page }) => {
    await visit(page, '/about');
    await banner(page).getByRole('link', { name: 'Contact' }).click();
    await expect(page).toHaveURL('/contact');
  });
});

test.describe('The menu drawer on small screens', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  const drawer = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
  const menuButton = (page: Page) => banner(page).getByRole('button', { name: 'Open menu' });

  test('shows the same items, on the right', async ({ page }) => {
    await visit(page, '/careers');
    await expect(services(page)).toBeHidden();
    await menuButton(page).click();
    await expect(drawer(page).getByRole('link')).toHaveText([
      ...listedAreaNames,
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

  test('closes when an item is chosen, and focuses the heading of the new page', async ({ page }) => {
    await visit(page, '/');
    await menuButton(page).click();
    const area = listedAreas[0]!;
    await drawer(page).getByRole('link', { name: area.name }).click();
    await expect(page).toHaveURL(areaPath(area));
    await expect(drawer(page)).toBeHidden();
    await waitForHydration(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(area.name);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('closes with Escape and its button, and returns the focus', async ({ page }) => {
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
  test('shows the firm, its address and contact links, and the newsletter form', async ({ page }) => {
    await visit(page, '/about');
    await expect(footer(page)).toContainText('connects experts with private and public organisations');
    await expect(footer(page)).toContainText(firm.address);
    await expect(footer(page).getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      mailto(firm.email),
    );
    await expect(footer(page).getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('target', '_blank');
    await expect(footer(page)).toContainText('© 2025');
    await expect(footer(page).getByRole('heading', { name: 'Stay Connected' })).toBeVisible();
    await expect(footer(page).getByRole('form').getByRole('textbox')).toBeVisible();
  });

  test('lists the services, the company and the legal pages', async ({ page }) => {
    await visit(page, '/about');
    for (const [name, links] of [
      ['Services', listedAreaNames],
      ['Company', ['About Us', 'Careers', 'Insights', 'Contact']],
      ['Legal', ['Privacy Policy', 'Terms of Service', 'Cookie Policy', 'Accessibility']],
    ] as const) {
      const list = footer(page).getByRole('navigation', { name, exact: true });
      await expect(list.getByRole('link')).toHaveText([...links]);
    }
  });

  for (const { title, link, address } of [
    { title: 'another page', link: 'Careers', address: '/careers' },
    { title: 'the current page', link: 'About Us', address: '/about' },
  ]) {
    test(`scrolls smoothly to the top of ${title}`, async ({ page }) => {
      await visit(page, '/about');
      await footer(page).getByRole('link', { name: link }).scrollIntoViewIfNeeded();
      await page.evaluate(() => {
        const positions = new Set<number>();
        window.addEventListener('scroll', () => positions.add(Math.round(window.scrollY)));
        Object.assign(window, { positions });
      });
      await footer(page).getByRole('link', { name: link }).click();
      await expect(page).toHaveURL(address);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
      const positions = await page.evaluate(
        () => (window as unknown as { positions: Set<number> }).positions.size,
      );
      expect(positions).toBeGreaterThan(3);
    });
  }
});

test('The skip link is focused first, and skips the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
});

test('The not-found page has status 404 and links to the home page', async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
  await expect(page.getByRole('main')).toContainText('Did you forget to add the page to the router?');
  await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
