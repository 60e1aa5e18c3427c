import type { Locator, Page } from '@playwright/test';
import { nextPaint } from '@site/browser-trial/scroll';
import { careers, home, jobs, labelOf, shellWords } from '../../../remote-copy';
import { count, detailsLinks } from '../../careers-page';
import { expect, test } from '../../fixtures';
import { holdRequests } from '../../hold-requests';
import { banner, headerLink } from '../../header';
import { heading, visit } from '../../routes';

const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const expectScrolledTo = (page: Page, top: number) =>
  expect.poll(() => scrollTop(page), { intervals: [50] }).toBe(top);

/** Where an element is in the window, in pixels. */
const topOf = (element: Locator) => element.evaluate((node) => Math.round(node.getBoundingClientRect().top));

async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((position) => window.scrollTo({ top: position, behavior: 'instant' }), top);
  await expectScrolledTo(page, top);
}

interface Frame {
  heading: string;
  top: number;
}

/** Records the page's heading and scroll position in every frame from now on. */
const recordFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = [];
    const record = () => {
      frames.push({
        heading: document.querySelector('main h1')?.textContent ?? '',
        top: Math.round(window.scrollY),
      });
      requestAnimationFrame(record);
    };
    record();
    Object.assign(window, { frames });
  });

const framesOf = (page: Page) => page.evaluate(() => (window as unknown as { frames: Frame[] }).frames);

/** Expects that the next page was painted, and at its top in every frame. */
async function expectPaintedAtTop(page: Page, headingBefore: string | null): Promise<void> {
  const frames = async () => (await framesOf(page)).filter((frame) => frame.heading !== headingBefore);
  await expect.poll(frames, { intervals: [50] }).not.toEqual([]);
  expect((await frames()).filter(({ top }) => top > 0)).toEqual([]);
}

/** Follows a link to the page shown, and expects that the visitor is at its top, in the same entry of the history. */
async function expectTopAfter(page: Page, link: Locator): Promise<void> {
  await scrollTo(page, 1_500);
  await link.click();
  await expectScrolledTo(page, 0);
  await expect(heading(page)).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(2);
}

test('The logo scrolls to the top of the page shown, and focuses its heading', async ({ page }) => {
  await visit(page, '/');
  await expectTopAfter(page, banner(page).getByRole('link', { name: shellWords.header.home }));
});

test('Links of header and footer scroll to the top of the page shown, and focus its heading', async ({
  page,
}) => {
  await visit(page, '/about');
  const footerLink = page
    .getByRole('contentinfo')
    .getByRole('link', { name: labelOf('/about', 'company'), exact: true });
  for (const link of [headerLink(page, '/about'), footerLink]) await expectTopAfter(page, link);
});

test('The next page is never painted at the scroll position of the last one', async ({ page }) => {
  await visit(page, '/about');
  const before = await heading(page).textContent();
  await scrollTo(page, 1_500);
  await recordFrames(page);
  await headerLink(page, '/contact').click();
  await expect(heading(page)).toBeFocused();
  await expectPaintedAtTop(page, before);
});

test('Back from another document restores the scroll position', async ({ page }) => {
  await visit(page, '/about');
  await scrollTo(page, 1_500);
  await page.goto('/contact');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await expectScrolledTo(page, 1_500);
});

/** Follows the link of the home page to its form, and waits until the browser has scrolled there. */
async function goToContact(page: Page): Promise<void> {
  // Chromium adds the last pixels of a smooth scroll to the position that a script sets meanwhile.
  await page.locator('section#contact').evaluate((target) => {
    document.addEventListener('scrollend', () => {
      if (target.getBoundingClientRect().top < 150)
        document.documentElement.setAttribute('data-scrolled', '');
    });
  });
  await page.locator('main a[href="#contact"]').first().click();
  await expect(page).toHaveURL('/#contact');
  await expect(page.locator('html[data-scrolled]')).toBeAttached();
}

test('Back from an anchor of the page restores the scroll position, and Forward returns to the anchor', async ({
  page,
}) => {
  await visit(page, '/');
  await scrollTo(page, 40);
  await goToContact(page);
  const anchored = await scrollTop(page);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectScrolledTo(page, 40);
  await page.goForward();
  await expectScrolledTo(page, anchored);
});

test('A link to a part of the page removes no section whose code has not loaded', async ({ page }) => {
  const resume = await holdRequests(page, '**/mf-forms/**/*.js');
  await visit(page, '/');
  const consultation = page.getByRole('main').getByRole('link', { name: home.hero.consultation });
  // The second press leads to the address that is already shown.
  for (const _press of [1, 2]) {
    await consultation.click();
    await expect(page).toHaveURL('/#contact');
    await expect(page.locator('#contact').getByRole('textbox').first()).toBeInViewport();
  }
  resume();
});

test('Back from another page restores where the visitor was after a link to a part', async ({ page }) => {
  await visit(page, '/');
  await goToContact(page);
  await expect(page.locator('#contact').getByRole('textbox').first()).toBeInViewport();
  await scrollTo(page, 1_500);
  await headerLink(page, '/about').click();
  await expect(heading(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/#contact');
  await expectScrolledTo(page, 1_500);
});

test('A change of the query, by a link or a field, does not move what the visitor reads', async ({
  page,
}) => {
  await visit(page, '/careers');
  const search = page.getByRole('searchbox', { name: careers.jobBoard.filters.search });
  await search.scrollIntoViewIfNeeded();
  const searching = await topOf(search);
  const { title } = jobs[0]!;
  const all = (await count(page).textContent()) ?? '';
  await search.fill(title);
  const found = `/careers?${new URLSearchParams({ search: title })}`;
  await expect(page).toHaveURL(found);
  await expect(count(page)).not.toHaveText(all);
  await nextPaint(page);
  await nextPaint(page);
  expect(await topOf(search)).toBe(searching);
  const details = detailsLinks(page).first();
  await details.scrollIntoViewIfNeeded();
  expect(await scrollTop(page)).toBeGreaterThan(0);
  const reading = await topOf(details);
  await details.click();
  await expect(page).toHaveURL((url) => url.href.includes(`${found}&job=`));
  await expect(page.getByRole('dialog')).toBeVisible();
  // Without scrollbars, as here, the page is narrower while a dialog is open, so that lines may break elsewhere.
  await expect(details).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL(found);
  await expect.poll(() => topOf(details), { intervals: [50] }).toBe(reading);
});
