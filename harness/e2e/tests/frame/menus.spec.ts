import type { Page } from '@playwright/test';
import { expect, test } from '../../fixtures';
import { areaPath, listedAreas, shellWords } from '../../../remote-copy';
import { banner, headerLink } from '../../header';
import { openWithoutCode } from '../../hold-requests';
import { heading, visit, waitForHydration } from '../../routes';
import { allServices, menuEntries } from '../../service-pages';

const area = listedAreas[0]!;
const services = (page: Page) => banner(page).getByRole('button', { name: shellWords.header.services });
/** The links of the open panel or drawer. */
const serviceLinks = (page: Page) => banner(page).getByRole('link').and(page.locator('[href^="/services"]'));
const openLinks = [...menuEntries, allServices];

/** Whether the accessibility tree exposes the services as expanded. */
async function isExpanded(page: Page): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', {
    expression: `document.querySelector('header button[popovertarget="services-menu"]')`,
  });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', {
    objectId: result.objectId,
    fetchRelatives: false,
  });
  return nodes[0]?.properties?.find(({ name }) => name === 'expanded')?.value.value;
}

test.describe('The services menu', () => {
  test.describe('under a mouse', () => {
    test.use({ pointerMoves: true });

    test('opens on hover: 600 px, two columns, the six listed areas and all services', async ({ page }) => {
      await visit(page, '/about');
      await services(page).hover();
      await expect(serviceLinks(page)).toHaveText(openLinks);
      expect((await page.locator('#services-menu').boundingBox())?.width).toBe(600);
      const columns = await serviceLinks(page).evaluateAll((links) =>
        links.map((link) => Math.round(link.getBoundingClientRect().x)),
      );
      expect(new Set(columns).size).toBe(2);
      await expect(serviceLinks(page).locator('svg')).toHaveCount(openLinks.length);
    });
  });

  test('opens and closes by a click before any code is loaded', async ({ page }) => {
    const resume = await openWithoutCode(page, '/about');
    await services(page).click();
    await expect(serviceLinks(page)).toHaveText(openLinks);
    await page.keyboard.press('Escape');
    await expect(serviceLinks(page)).toHaveCount(0);
    await services(page).click();
    resume();
    await waitForHydration(page);
    await expect(serviceLinks(page)).toHaveText(openLinks);
  });

  test.describe('by touch', () => {
    test.use({ hasTouch: true });

    test('opens with the first tap and closes with the second', async ({ page }) => {
      await visit(page, '/about');
      await services(page).tap();
      await expect(serviceLinks(page)).toHaveText(openLinks);
      await services(page).tap();
      await expect(serviceLinks(page)).toHaveCount(0);
    });
  });

  test('opens by keyboard, closes with Escape and returns the focus', async ({ page }) => {
    await visit(page, '/about');
    expect(await isExpanded(page)).toBe(false);
    await services(page).focus();
    await page.keyboard.press('Enter');
    await expect(serviceLinks(page)).toHaveText(openLinks);
    expect(await isExpanded(page)).toBe(true);
    await page.keyboard.press('Tab');
    await expect(serviceLinks(page).first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(serviceLinks(page)).toHaveCount(0);
    await expect(services(page)).toBeFocused();
  });

  test('closes when the focus moves on', async ({ page }) => {
    await visit(page, '/about');
    await services(page).focus();
    await page.keyboard.press('Enter');
    await serviceLinks(page).last().focus();
    await page.keyboard.press('Tab');
    await expect(headerLink(page, '/insights')).toBeFocused();
    await expect(serviceLinks(page)).toHaveCount(0);
  });

  test('is marked current on the pages of the services, and nowhere else, and closes when a page is chosen', async ({
    page,
  }) => {
    for (const address of ['/services', areaPath(area), '/hr-strategy', '/coming-soon/E']) {
      await page.goto(address, { waitUntil: 'commit' });
      await expect(services(page), address).toHaveAttribute('aria-current', 'true');
    }
    await waitForHydration(page);
    await services(page).click();
    await serviceLinks(page).last().click();
    await expect(page).toHaveURL('/services');
    // A menu that is opened before closes when the heading of the new page takes the focus.
    await expect(heading(page)).toBeFocused();
    await expect(serviceLinks(page)).toHaveCount(0);
    await services(page).click();
    await expect(banner(page).locator('a[aria-current="page"]:visible')).toHaveText([allServices]);
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(services(page)).not.toHaveAttribute('aria-current');
  });
});
