import {
  accessibilityStatement,
  cookiePolicy,
  legalFrame,
  privacyPolicy,
  termsOfService,
} from '../../../remote-copy';
import { expect, test } from '../../fixtures';

const documents = [privacyPolicy, termsOfService, cookiePolicy, accessibilityStatement];

for (const { path, title, ...document } of documents) {
  const sections = document.sections.map((section) => section.title);

  test(`The ${title} has all of its sections and the date of its last update`, async ({ page }) => {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(
      page.getByText(`${legalFrame.lastUpdated} ${document.lastUpdated}`, { exact: true }),
    ).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
      'href',
      '/',
    );
    const contents = page.getByRole('navigation', { name: legalFrame.contents });
    await expect(contents.getByRole('link')).toHaveText(sections);
    await expect(page.getByRole('main').locator('section h2')).toHaveText(sections);

    await contents.getByRole('link').last().click();
    await expect(
      page.getByRole('heading', { name: sections.at(-1), exact: true, level: 2 }),
    ).toBeInViewport();
  });
}

test('The table of the cookies has the rows of its content', async ({ page }) => {
  const blocks = cookiePolicy.sections.flatMap((section) => section.blocks);
  const [table] = blocks.flatMap((block) =>
    typeof block === 'object' && 'table' in block ? [block.table] : [],
  );
  await page.goto('/cookie-policy');
  const rows = page.getByRole('table').locator('tbody tr');
  const cells = await rows.evaluateAll((all) =>
    all.map((row) => [...row.children].map((cell) => cell.textContent)),
  );
  expect(cells).toEqual(table?.rows);
});

test('A link from the footer opens a legal page at its top', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').locator(`a[href="${termsOfService.path}"]`).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(termsOfService.title);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('In print a legal page has no header, footer or navigation', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('nav:visible')).toHaveCount(0);
});
