import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../routes';

const region = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const notices = (page: Page) => region(page).getByRole('listitem');

/** Answers subscriptions in place of the backend: no test leaves a subscriber behind. */
async function answerSubscriptions(page: Page, status: number): Promise<void> {
  await page.route('**/api/newsletters', (route) => route.fulfill({ json: [] }));
  await page.route('**/api/newsletter', (route) =>
    route.fulfill({
      status,
      ...(status === 201 ? { json: { subscribed: true } } : { body: 'Please try again.' }),
    }),
  );
}

async function subscribe(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await footer.getByLabel('Email address').fill('nora@client.example');
  await footer.getByRole('button', { name: 'Subscribe' }).click();
}

test.describe('A notice', () => {
  test.beforeEach(async ({ page }) => {
    await answerSubscriptions(page, 201);
    await page.clock.install();
    await visit(page, '/partners');
  });

  test('is shown for 5000 ms', async ({ page }) => {
    await subscribe(page);
    await expect(notices(page)).toContainText('Success!');
    await page.mouse.move(5, 5);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await expect(notices(page)).toHaveCount(0);
  });

  test('is swept away to the right, by 50 px and no less', async ({ page }) => {
    await subscribe(page);
    const box = await notices(page).boundingBox();
    const { x, y } = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    for (const [distance, left] of [
      [40, 1],
      [60, 0],
    ] as const) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance, y, { steps: 5 });
      await page.mouse.up();
      await expect(notices(page)).toHaveCount(left);
    }
  });

  test('is reached with F8 and dismissed by keyboard', async ({ page }) => {
    await subscribe(page);
    await expect(notices(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.locator('ol:focus, li:focus')).toBeVisible();
    await notices(page).getByRole('button', { name: 'Dismiss' }).focus();
    await page.keyboard.press('Enter');
    await expect(notices(page)).toHaveCount(0);
  });

  test('gives way to the next: there is one at most, the newest', async ({ page, allowConsole }) => {
    allowConsole(/500 \(Internal Server Error\)/);
    await subscribe(page);
    await expect(notices(page)).toContainText('Success!');
    const plain = await notices(page).evaluate((notice) => getComputedStyle(notice).borderLeftColor);
    await page.unroute('**/api/newsletter');
    await answerSubscriptions(page, 500);
    await subscribe(page);
    await expect(notices(page)).toContainText('Subscription Failed');
    await expect(notices(page)).toHaveCount(1);
    await expect(notices(page)).not.toHaveCSS('border-left-color', plain);
  });

  test('takes 420 px at most on a wide screen', async ({ page }) => {
    await subscribe(page);
    await expect(notices(page)).toHaveCount(1);
    const list = await region(page).getByRole('list').boundingBox();
    expect(list?.width).toBe(420);
  });
});
