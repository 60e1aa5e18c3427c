import type { Page } from '@playwright/test';
import { firm, mailto } from '@site/firm';
import { entriesOf, labelOf, legalPages, listedAreas, newsletter, shellWords } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { banner, headerLink } from '../../header';
import { heading, visit, waitForHydration } from '../../routes';
import { allServices, coaching, main } from '../../service-pages';

const footer = (page: Page) => page.getByRole('contentinfo');

test.describe('The header', () => {
  test('stays at the top of the window, and its logo links to the home page', async ({ page }) => {
    await visit(page, '/about');
    await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }));
    expect(await banner(page).boundingBox()).toMatchObject({ x: 0, y: 0, width: 1280 });
    await banner(page).getByRole('link', { name: shellWords.header.home }).click();
    await expect(page).toHaveURL('/');
  });

  test('marks the current page among Insights, About, Careers and Contact', async ({ page }) => {
    const addresses = ['/insights', '/about', '/careers'];
    expect(entriesOf('header').map(({ address }) => address)).toEqual(addresses);
    await visit(page, '/contact');
    await expect(banner(page).locator('[aria-current]:visible')).toHaveText([labelOf('/contact')]);
    for (const { label: name, address } of entriesOf('header')) {
      await headerLink(page, address).click();
      await expect(page).toHaveURL(address);
      await expect(banner(page).locator('[aria-current="page"]:visible')).toHaveText([name]);
    }
  });
});

test.describe('The footer', () => {
  test('shows the firm, its address and contact links, and the newsletter form', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    await expect(footer(page)).toContainText(firm.description);
    await expect(footer(page)).toContainText(firm.address);
    await expect(footer(page).getByRole('link', { name: firm.email })).toHaveAttribute(
      'href',
      mailto(firm.email),
    );
    await expect(footer(page).getByRole('link', { name: shellWords.footer.socialOf })).toHaveAttribute(
      'target',
      '_blank',
    );
    await expect(footer(page)).toContainText(`© ${firm.copyrightYear}`);
    await expect(footer(page).getByRole('heading', { name: newsletter.footerSection.title })).toBeVisible();
    await expect(footer(page).getByRole('form').getByRole('textbox')).toBeVisible();
  });

  test('lists the services, the company and the legal pages', async ({ page }) => {
    await page.goto('/about', { waitUntil: 'commit' });
    for (const [name, links] of [
      [shellWords.footer.services, [...listedAreas.map((area) => area.name), allServices]],
      [shellWords.footer.company, entriesOf('company').map(({ label }) => label)],
    ] as const) {
      const list = footer(page).getByRole('navigation', { name, exact: true });
      await expect(list.getByRole('link')).toHaveText([...links]);
    }
    for (const { path } of Object.values(legalPages)) {
      await expect(footer(page).locator(`a[href="${path}"]`).first()).toBeVisible();
    }
  });
});

test('The skip link is focused first, and skips the header', async ({ page }) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: shellWords.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#main');
  await page.keyboard.press('Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);
});

test('The not-found page links to the home page and to every section', async ({ page, allowConsole }) => {
  allowConsole(/404 \(Not Found\)/);
  await page.goto('/no-such-page');
  await expect(page.getByRole('main')).toContainText(shellWords.notFound.hint);
  for (const address of ['/services', '/insights', '/about', '/careers', '/contact']) {
    await expect(page.getByRole('main').locator(`a[href="${address}"]`)).toBeVisible();
  }
  // Before hydration, the link loads another document, whose heading is not focused.
  await waitForHydration(page);
  await page.getByRole('main').getByRole('link', { name: shellWords.notFound.home }).click();
  await expect(page).toHaveURL('/');
  await expect(heading(page)).toBeFocused();
});

test('A print names the firm and the address of the page', async ({ page, baseURL }) => {
  await visit(page, '/careers?page=2');
  const address = page.getByText(`${baseURL}/careers?page=2`, { exact: true });
  await expect(address).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(address).toBeVisible();
  await expect(page.locator('strong:visible', { hasText: firm.name }).first()).toBeVisible();
  await expect(banner(page)).toBeHidden();
});

test('On paper nothing is folded away', async ({ page }) => {
  for (const address of ['/talent-acquisition', coaching]) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(address);
    const folded = main(page).locator('details:not([open]) > :not(summary)');
    await expect(folded.first()).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(folded.filter({ visible: true })).toHaveCount(await folded.count());
  }
});

test('In forced colours the current page is underlined', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, '/about');
  await expect(headerLink(page, '/about')).toHaveCSS('text-decoration-line', 'underline');
  await expect(headerLink(page, '/careers')).toHaveCSS('text-decoration-line', 'none');
});
