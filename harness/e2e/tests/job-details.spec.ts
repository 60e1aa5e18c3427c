import type { Locator, Page } from '@playwright/test';
import { cards, count, detailHeadings, visitCareers } from '../careers-page';
import { expect, test } from '../fixtures';

test.describe('The details of a job', () => {
  const first = 'Business Development Manager';
  const opener = (page: Page) => cards(page).first().getByRole('link', { name: 'View Full Details' });
  const dialog = (page: Page) => page.getByRole('dialog', { name: first });

  test.beforeEach(async ({ page }) => {
    await visitCareers(page, '/careers?location=Dubai+UAE');
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
  });

  test('are complete in the dialog, with a link to apply', async ({ page }) => {
    await expect(page).toHaveURL('/careers?location=Dubai+UAE&job=1');
    await expect(page).toHaveTitle(new RegExp(`^${first}`));
    for (const name of detailHeadings)
      await expect(dialog(page).getByRole('heading', { name, exact: true })).toBeVisible();
    await expect(dialog(page).getByRole('link', { name: 'Apply for this Position' })).toHaveAttribute(
      'href',
      /^mailto:talent@[^?]+\?subject=Application%20for%20Business%20Development%20Manager&body=/,
    );
  });

  for (const name of ['Close', 'Close Details']) {
    test(`are closed by the button '${name}', which returns the focus to the link`, async ({ page }) => {
      await dialog(page).getByRole('button', { name, exact: true }).click();
      await expect(dialog(page)).toBeHidden();
      await expect(page).toHaveURL('/careers?location=Dubai+UAE');
      await expect(opener(page)).toBeFocused();
    });
  }

  test('are closed by the backdrop', async ({ page }) => {
    await page.mouse.click(5, 300);
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/careers?location=Dubai+UAE');
  });

  test('are closed by Back and reopened by Forward', async ({ page }) => {
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL('/careers?location=Dubai+UAE');
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });

  test('fill a sheet on a phone, with its close button always visible', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 700 });
    const last = dialog(page).getByRole('button', { name: 'Close Details' });
    await last.scrollIntoViewIfNeeded();
    await expect(dialog(page).getByRole('button', { name: 'Close', exact: true })).toBeInViewport({
      ratio: 1,
    });
    const bottomOf = async (part: Locator) => {
      const { y, height } = (await part.boundingBox())!;
      return y + height;
    };
    expect(await bottomOf(dialog(page))).toBeGreaterThan(await bottomOf(last));
  });

  test('are the only content in print', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Close Details' })).toBeHidden();
    await expect(page.getByText('Career Excellence')).toBeHidden();
    await expect(page.getByText('Current Opportunities')).toBeHidden();
  });
});

test.describe('The address of a job', () => {
  test('opens its dialog, and closing it stays on the page', async ({ page }) => {
    await visitCareers(page, '/careers?page=2&job=9');
    const dialog = page.getByRole('dialog', { name: 'Talent Acquisition Partner' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close Details' }).click();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL('/careers?page=2');
  });

  test('with an unknown job shows the page without a dialog', async ({ page }) => {
    await visitCareers(page, '/careers?job=999');
    await expect(count(page)).toHaveText('Showing 1-5 of 15 positions');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  test('has the complete job, its own metadata and a JobPosting in its HTML', async ({ request }) => {
    const html = await (await request.get('/careers?job=6&page=2')).text();
    for (const name of detailHeadings) expect(html).toContain(name.replace('&', '&amp;'));
    expect(html).toMatch(/<title[^>]*>VAT and Compliance Consultant/);
    expect(html).toMatch(/<link rel="canonical" href="https?:\/\/[^"]+\/careers\?job=6"/);
    expect(html).toContain('"@type":"JobPosting"');
    expect(html).toContain('"datePosted":"2025-12-01"');
  });
});
