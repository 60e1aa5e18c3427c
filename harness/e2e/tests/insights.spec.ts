import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { holdRequests } from '../hold-requests';
import { visit, waitForHydration } from '../routes';

const section = (page: Page, name: string) =>
  page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) });
const related = (page: Page) => section(page, 'Related Articles').getByRole('article');

test('The listing shows three featured articles with dates, then the other thirteen', async ({ page }) => {
  await page.goto('/insights');
  const featured = section(page, 'Featured Insights').getByRole('article');
  const others = section(page, 'All Insights').getByRole('article');
  const addresses = (cards: typeof featured) =>
    cards.evaluateAll((all) => all.map((card) => card.querySelector('a')?.pathname));
  expect(await addresses(featured)).toEqual(['/insights/1', '/insights/2', '/insights/7']);
  expect(await addresses(others)).toEqual(
    [3, 4, 5, 6, 8, 9, 10, 11, 12, 13, 14, 15, 16].map((id) => `/insights/${id}`),
  );
  await expect(featured.locator('time')).toHaveCount(3);
  await expect(others.locator('time')).toHaveCount(0);
  for (const cards of [featured, others]) {
    for (const part of ['svg[viewBox="0 0 640 360"]', 'h3', 'p', 'a'])
      await expect(cards.locator(part)).toHaveCount(await cards.count());
    await expect(cards.getByText(/^\d+ min read$/)).toHaveCount(await cards.count());
  }
});

test('On a wide screen featured articles are in rows of two, the others, all of one size, in rows of three', async ({
  page,
}) => {
  await page.goto('/insights');
  const boxes = (name: string) =>
    section(page, name)
      .getByRole('article')
      .evaluateAll((cards) =>
        cards.map((card) => {
          const { top, width } = card.getBoundingClientRect();
          return { top, width: Math.round(width) };
        }),
      );
  const rowsOf = (cards: { top: number }[]) => {
    const tops = cards.map(({ top }) => top);
    return [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
  };
  const featured = await boxes('Featured Insights');
  const others = await boxes('All Insights');
  expect(rowsOf(featured)).toEqual([1, 2]);
  expect(rowsOf(others)).toEqual([3, 3, 3, 3, 1]);
  expect(new Set(others.map(({ width }) => width)).size).toBe(1);
  for (const { width } of featured) expect(width).toBeGreaterThan(others[0]!.width);
});

test.describe('A topic', () => {
  const topics = (page: Page) => page.getByRole('navigation', { name: 'Topics' });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
      test.use({ javaScriptEnabled });

      test('is chosen by a link, and has an address and a title of its own', async ({
        page,
        allowConsole,
      }) => {
        // Chromium reports every preloaded script as blocked.
        if (!javaScriptEnabled) allowConsole(/^failed: .*\.js csp$/);
        await page.goto('/insights');
        if (javaScriptEnabled) await waitForHydration(page);
        await topics(page).getByRole('link', { name: 'Venture Capital' }).click();
        await expect(page).toHaveURL('/insights?topic=venture-capital#articles');
        await expect(page).toHaveTitle(/^Venture Capital/);
        const cards = section(page, 'Venture Capital').getByRole('article');
        await expect(cards).toHaveCount(2);
        await expect(cards.first()).toBeInViewport();
        await expect(page.getByText('Showing 2 of 16 articles')).toBeVisible();
        await expect(topics(page).locator('[aria-current]')).toHaveText('Venture Capital');
        await topics(page).getByRole('link', { name: 'All Topics' }).click();
        await expect(section(page, 'All Insights').getByRole('article')).toHaveCount(13);
      });
    });
  }

  test('that no article has leads to all articles', async ({ page }) => {
    const response = await page.goto('/insights?topic=gardening');
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { name: 'No articles on this topic' })).toBeVisible();
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/insights$/);
    await page.getByRole('main').getByRole('link', { name: 'All Insights' }).click();
    await expect(section(page, 'All Insights').getByRole('article')).toHaveCount(13);
  });
});

test('The page shows guidelines and review for authors, and links to the contact page', async ({ page }) => {
  await page.goto('/insights');
  const submission = section(page, 'Submit Your Article');
  for (const rule of ['1,500-3,000 words', 'Original, unpublished content', 'MENA relevance preferred'])
    await expect(submission.getByText(rule, { exact: true })).toBeVisible();
  await expect(submission.getByText(/^Consulting focus/)).toBeVisible();
  await expect(submission.getByText(/Editorial review within 5 business days/)).toBeVisible();
  await expect(submission.getByRole('link', { name: 'Submit Your Article' })).toHaveAttribute(
    'href',
    '/contact',
  );
});

test('The newsletter button opens the dialog, and gets the focus back when it closes', async ({ page }) => {
  await visit(page, '/insights');
  const button = section(page, 'Stay Ahead').getByRole('button', { name: 'Subscribe to Newsletter' });
  await button.click();
  const dialog = page.getByRole('dialog');
  for (const label of ['Name', 'Email', 'Phone']) await expect(dialog.getByLabel(label)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
});

test('A card links to its article, and the article back to the listing', async ({ page }) => {
  await visit(page, '/insights');
  await section(page, 'Featured Insights').getByRole('article').first().click();
  await expect(page).toHaveURL('/insights/1');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(article.getByRole('heading', { level: 1 })).toHaveText(/^Embedded Finance in the Gulf/);
  await expect(article.getByText('Digital Transformation', { exact: true })).toBeVisible();
  await expect(article.getByText('Maysa Durrani', { exact: true }).first()).toBeVisible();
  await expect(article.getByText('10 June 2025', { exact: true })).toBeVisible();
  await expect(article.getByText('5 min read', { exact: true })).toBeVisible();
  await expect(article.getByRole('heading', { name: 'About the Author' })).toBeVisible();
  await expect(article.locator('[data-article-body] h2')).not.toHaveCount(0);

  await expect(related(page)).toHaveCount(2);
  for (const card of await related(page).all()) await expect(card).toContainText('Digital Transformation');
  await related(page).last().getByRole('link').click();
  await expect(page).toHaveURL('/insights/16');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Process Before Platform/);
  await page.getByRole('link', { name: 'Back to Insights' }).click();
  await expect(page).toHaveURL('/insights');
});

test('An article without a body shows its excerpt and a text about its category', async ({ page }) => {
  await page.goto('/insights/4');
  const article = page.getByRole('main').getByRole('article').first();
  await expect(
    article.getByText(/^Family groups and large companies .* This short introduction/),
  ).toBeVisible();
  await expect(article.getByText(/Across the MENA region, venture capital has moved/)).toBeVisible();
});

test('Share copies the link where the browser has no share sheet', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await visit(page, '/insights/2');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('Share opens the share sheet where the browser has one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(Navigator.prototype, {
      share: (data: ShareData) => {
        document.documentElement.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await visit(page, '/insights/2');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-shared', new RegExp(`"url":"${page.url()}"`));
  await expect(page.getByText('Link copied')).toHaveCount(0);
});

test('Share that is pressed before its code has come is busy, and then carried out once', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share');
    const { clipboard } = navigator;
    const write = clipboard.writeText.bind(clipboard);
    clipboard.writeText = (text) => {
      document.documentElement.dataset['copied'] = `${document.documentElement.dataset['copied'] ?? ''}x`;
      return write(text);
    };
  });
  const resume = await holdRequests(page, '**/*.js');
  await page.goto('/insights/2');
  const share = page.getByRole('button', { name: 'Share' });
  await share.click();
  await expect(share).toHaveAttribute('aria-busy', 'true');
  resume();
  await expect(page.locator('html')).toHaveAttribute('data-copied', 'x');
  await expect(share).not.toHaveAttribute('aria-busy');
  await expect(page.getByText('Link copied', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no Share button, which would do nothing', async ({ page, allowConsole }) => {
    allowConsole(/^failed: .*\.js csp$/);
    await page.goto('/insights/2');
    await expect(page.getByText('Share', { exact: true })).toBeHidden();
  });
});

for (const address of ['/insights/999', '/insights/latest']) {
  test(`${address} shows that the article does not exist, with status 404`, async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/404 \(Not Found\)/);
    const response = await page.goto(address);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Article Not Found');
    await expect(page.getByText(/does not exist/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to Insights' })).toHaveAttribute('href', '/insights');
  });
}

test('Only the number at the start of an address identifies the article', async ({ page }) => {
  await page.goto('/insights/8-and-more');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^The First Hundred Days/);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/insights\/8$/);
});

test('In print an article has text only', async ({ page }) => {
  await page.goto('/insights/13');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-article-body]')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const name of ['Share', 'Subscribe']) await expect(page.getByRole('button', { name })).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(related(page).first()).toBeHidden();
});
