import type { Page } from '@playwright/test';
import { nextPaint } from '@site/browser-trial/scroll';
import { contact } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';
import { coaching } from '../../service-pages';

const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];

/** The column beside its form is longer than the form. */
const SEGMENT = '/services/business-strategy-advisory/business-growth-strategy';

const form = (page: Page) => page.locator('#enquiry form');

/** Scrolls until the column beside the form ends this many pixels below the window. */
const scrollColumnTo = (page: Page, below: number) =>
  page
    .locator('#enquiry section')
    .last()
    .evaluate((column, distance) => {
      const top = column.getBoundingClientRect().bottom - window.innerHeight - distance;
      window.scrollBy({ top, behavior: 'instant' });
    }, below);

test('A form beside a longer column stays, with its button in view, in windows of every size', async ({
  page,
}) => {
  await visit(page, SEGMENT);
  for (const viewport of WINDOWS) {
    await page.setViewportSize(viewport);
    await nextPaint(page);
    await nextPaint(page);
    await scrollColumnTo(page, 20);
    const send = form(page).getByRole('button', { name: contact.labels.submit });
    await expect(send).toBeInViewport({ ratio: 1 });
    const place = (await send.boundingBox())?.y ?? 0;
    await scrollColumnTo(page, 60);
    expect((await send.boundingBox())?.y).toBeCloseTo(place, 0);
    await expect(form(page).getByLabel(contact.labels.message)).toBeInViewport();
  }
});

test('A focused field that is outside the window scrolls into view', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await visit(page, coaching);
  await scrollColumnTo(page, 50);
  const first = form(page).getByLabel(contact.labels.firstName);
  await form(page).getByLabel(contact.labels.lastName).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(first).toBeFocused();
  await expect(first).toBeInViewport({ ratio: 1 });
});
