import type { Locator, Page } from '@playwright/test';
import { home } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { contactForm, formOn } from '../../forms';
import { heading, visit } from '../../routes';

const graphic = (page: Page) => page.getByRole('button', { name: home.graphic.label });
const services = (page: Page) => graphic(page).locator('xpath=preceding-sibling::ul');

test('The practices begin below the hero, with a gap', async ({ page }) => {
  await page.goto('/');
  const hero = page.locator('section').filter({ has: heading(page) });
  const practices = page.getByRole('heading', { name: home.practices.title });
  const [above, below] = [await hero.boundingBox(), await practices.boundingBox()];
  expect((below?.y ?? 0) - ((above?.y ?? 0) + (above?.height ?? 0))).toBeGreaterThanOrEqual(64);
});

test.describe('On a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('the practices are rows, each a link as a whole', async ({ page }) => {
    await visit(page, '/');
    const rows = page.locator('#services').getByRole('listitem');
    await expect(rows).toHaveCount(6);
    for (const row of await rows.all()) {
      const shape = (await row.locator('svg').first().boundingBox())!;
      const name = (await row.getByRole('heading').boundingBox())!;
      const middle = shape.y + shape.height / 2;
      expect.soft(name.x).toBeGreaterThan(shape.x + shape.width);
      expect.soft([name.y < middle, name.y + name.height > middle]).toEqual([true, true]);
      await expect.soft(row.locator('p')).toBeVisible();
    }
    await rows.first().click();
    await expect(page).toHaveURL('/services/business-strategy-advisory');
  });

  test('visitors turn the row of stories by its buttons, which are disabled at its ends', async ({
    page,
  }) => {
    await visit(page, '/');
    const { next, previous } = home.stories;
    const nextButton = page.getByRole('button', { name: next });
    const previousButton = page.getByRole('button', { name: previous });
    await expect(previousButton).toBeDisabled();
    await expect(async () => {
      // Playwright does not press a disabled button, but visitors do.
      await nextButton.click({ force: true });
      await expect(nextButton).toBeDisabled({ timeout: 500 });
    }).toPass();
    await previousButton.click();
    await expect(nextButton).toBeEnabled();
  });
});

interface StartedAnimation {
  tag: string;
  durationMs: number;
  delayMs: number;
  easing: string;
}

/** Records the animations of the page's elements that scripts start from now on. */
const recordAnimations = (page: Page) =>
  page.addInitScript(() => {
    const started: StartedAnimation[] = [];
    const { animate } = Element.prototype;
    Element.prototype.animate = function record(keyframes, options) {
      const animation = animate.call(this, keyframes, options);
      const { duration, delay = 0, easing = '' } = animation.effect?.getTiming() ?? {};
      if (this.isConnected)
        started.push({ tag: this.localName, durationMs: Number(duration), delayMs: delay, easing });
      return animation;
    };
    Object.assign(window, { started });
  });

const startedAnimations = (page: Page) =>
  page.evaluate(() => (window as unknown as { started: StartedAnimation[] }).started);

test('The views of the graphic crossfade in 500 ms; the services spring in for 600 ms each, 100 ms apart', async ({
  page,
}) => {
  await recordAnimations(page);
  await page.goto('/');
  await page.getByRole('button', { name: home.graphic.pause }).click();
  // The code of the animations has loaded: it writes its styles into the elements.
  await expect(services(page)).toHaveAttribute('style', /opacity/);
  if ((await graphic(page).getAttribute('aria-expanded')) === 'true') await graphic(page).click();
  await expect(services(page)).toBeHidden();
  await page.evaluate(() => (window as unknown as { started: StartedAnimation[] }).started.splice(0));
  await graphic(page).click();
  await expect(services(page).getByRole('listitem').last()).toBeVisible();
  await expect.poll(async () => (await startedAnimations(page)).length).toBeGreaterThanOrEqual(8);
  const started = (await startedAnimations(page)).slice(0, 8);
  const views = started.filter(({ tag }) => tag !== 'li');
  expect(new Set(views.map(({ tag }) => tag))).toEqual(new Set(['div', 'ul']));
  for (const { durationMs, delayMs } of views) expect([durationMs, delayMs]).toEqual([500, 0]);
  const springs = started.filter(({ tag }) => tag === 'li');
  expect(springs.map(({ delayMs }) => Math.round(delayMs))).toEqual([0, 100, 200, 300, 400, 500]);
  for (const { durationMs, easing } of springs) {
    expect(durationMs).toBe(600);
    expect(easing).toMatch(/^linear\(/);
  }
});

test('The graphic has a size for each width of the window', async ({ page }) => {
  await page.goto('/');
  const box = services(page).locator('li > span').first();
  const shape = box.locator('svg');
  for (const [width, size] of [
    [1024, 120],
    [1023, 100],
    [640, 100],
    [639, 80],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(box).toHaveCSS('height', `${size}px`);
    await expect(shape).toHaveCSS('height', `${size * 0.7}px`);
  }
  await expect(graphic(page).locator('xpath=..')).toHaveCSS('min-height', '300px');
});

test.describe('With reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the graphic toggles on a click, without animation, also on the hint that says so', async ({
    page,
  }) => {
    await recordAnimations(page);
    await page.goto('/');
    const explore = page.getByRole('button', { name: home.graphic.open });
    const collapse = page.getByRole('button', { name: home.graphic.close });
    const grid = page.getByRole('list').filter({ hasText: home.graphic.services[0]!.name });
    const { width = 0, height = 0 } = (await explore.boundingBox()) ?? {};
    await explore.click({ position: { x: width / 2, y: height - 10 } });
    await expect(grid).toBeVisible();
    // The code of the animations has loaded: it writes its styles into the elements.
    await expect(grid).toHaveAttribute('style', /opacity/);
    await collapse.press('Enter');
    await expect(grid).toBeHidden();
    await explore.click();
    await expect(collapse).toBeVisible();
    await expect(page.getByRole('button', { name: home.graphic.pause })).toHaveCount(0);
    expect(await startedAnimations(page)).toEqual([]);
  });
});

test('On a wide screen stories and fields stand in rows of two, and none is left alone', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await visit(page, '/');
  const leftEdges = (items: Locator) =>
    items.evaluateAll((elements) => elements.map((element) => Math.round(element.getBoundingClientRect().x)));
  const stories = page.getByRole('listitem').filter({ hasText: home.stories.months });
  const fields = formOn(page, contactForm).locator(':is([name$=Name], [name=email], [name=company])');
  for (const items of [stories, fields]) {
    const [left, right, ...others] = await leftEdges(items);
    expect(right).toBeGreaterThan(left!);
    expect(others).toEqual([left, right]);
  }
});
