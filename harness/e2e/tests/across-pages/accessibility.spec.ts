import type { Page } from '@playwright/test';
import { axeViolations } from '@site/browser-trial/axe';
import { detailsLinks } from '../../careers-page';
import { expect, test } from '../../fixtures';
import {
  coachApplication,
  contactErrors,
  contactForm,
  fieldOf,
  formOn,
  hydrateForm,
  newsletterDialog,
  newsletterForm,
  notice,
  openDialog,
  submitOf,
  toast,
  type SiteForm,
} from '../../forms';
import { visit } from '../../routes';
import { shellWords } from '../../../remote-copy';

test('The accessibility check finds a planted violation', async ({ page }) => {
  await visit(page, '/about');
  await page.locator('main').evaluate((main) => main.append(document.createElement('button')));
  expect(await axeViolations(page)).toEqual([expect.stringContaining('button-name')]);
});

// With reduced motion, no check runs in the middle of a transition.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const byButton = (name: string) => (page: Page) => page.getByRole('button', { name }).click();
const byForm = (form: SiteForm) => (page: Page) => openDialog(page, form);

/** What opens over a page: its name, the page, what opens it, and the widths at which it has another look. */
const OVERLAYS: [name: string, address: string, open: (page: Page) => Promise<void>, ...widths: number[]][] =
  [
    ['the menu of the services', '/about', byButton(shellWords.header.services), 1280],
    ['the menu drawer', '/about', byButton(shellWords.header.drawer.open), 320],
    ['the application of coaches', coachApplication.page, byForm(coachApplication), 1280, 375],
    ['the newsletter dialog', newsletterDialog.page, byForm(newsletterDialog), 1280, 375],
    ['the details of a job', '/careers', (page) => detailsLinks(page).first().click(), 1280, 375],
  ];

for (const [name, address, open, ...widths] of OVERLAYS) {
  test(`Open, ${name} has no accessibility violation, and appears without motion where none is wanted, at ${widths.join(' and ')} px`, async ({
    page,
  }) => {
    const overlay = page.locator('dialog, #services-menu').filter({ visible: true });
    const resize = (width: number) => page.setViewportSize({ width, height: 800 });
    await resize(widths[0]!);
    await visit(page, address);
    await open(page);
    for (const width of widths) {
      await resize(width);
      await expect(overlay).toBeVisible();
      expect(await axeViolations(page), `${width} px`).toEqual([]);
      const durations = await overlay.evaluate((element) =>
        [null, '::backdrop'].map((part) =>
          Number.parseFloat(getComputedStyle(element, part).animationDuration),
        ),
      );
      expect(Math.max(...durations), 'seconds of animation with reduced motion').toBeLessThan(0.001);
    }
  });
}

test("A form's messages, and a notice, have no accessibility violation", async ({ page, allowConsole }) => {
  allowConsole(/500 \(Internal Server Error\)/);
  await page.route('**/api/newsletter', (route) => route.fulfill({ status: 500, body: 'Please try again.' }));
  await visit(page, contactForm.page);
  await hydrateForm(formOn(page, contactForm));
  await submitOf(page, contactForm).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveText(contactErrors);
  await hydrateForm(formOn(page, newsletterForm));
  await fieldOf(page, newsletterForm, 'email').fill('nora@client.example');
  await submitOf(page, newsletterForm).click();
  await expect(toast(page)).toHaveAttribute('data-variant', 'destructive');
  await expect(notice(page)).toHaveAttribute('data-form-notice', 'failed');
  expect(await axeViolations(page)).toEqual([]);
});

// One rule of the global styles ends the animations of every page. Code animates the home page only.
test('Nothing is animated with reduced motion', async ({ page }) => {
  await page.clock.install();
  await visit(page, '/');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await page.clock.runFor(5_000);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // Transitions still exist, and last a hundredth of a millisecond.
      .filter(
        ({ playState, effect }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) > 1,
      )
      .map((animation) => (animation.effect as KeyframeEffect).target?.outerHTML.slice(0, 100)),
  );
  expect(moving).toEqual([]);
});

/** The name of the element that has the focus; null at the end of the page. */
const focusedName = (page: Page): Promise<string | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return null;
    return (element.getAttribute('aria-label') ?? element.textContent ?? '').trim() || element.id;
  });

/**
 * Presses Tab until the end of the page, and expects every element that gets the focus to show it. Returns their names.
 */
async function walkByKeyboard(page: Page): Promise<string[]> {
  const names: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const name = await focusedName(page);
    if (name === null) return names;
    names.push(name);
    const focused = page.locator(':focus');
    await focused.evaluate((element) => element.setAttribute('data-reached', ''));
    // The skip link moves into view when it gets the focus.
    await expect.soft(focused, `${name} is in view`).toBeInViewport();
    const isMarked = () =>
      focused.evaluate((element) => {
        const { outlineStyle, boxShadow } = getComputedStyle(element);
        return outlineStyle !== 'none' || boxShadow !== 'none';
      });
    await expect.configure({ soft: true }).poll(isMarked, `the focus on ${name} is visible`).toBe(true);
  }
}

test('The whole of the home page is reachable by keyboard, with a visible focus', async ({ page }) => {
  await visit(page, '/');
  const names = await walkByKeyboard(page);
  expect(names[0]).toBe(shellWords.skipLink);
  expect(names.length).toBeGreaterThan(20);
  // By element: code that loads meanwhile may change the name of a control.
  const controls = page.locator(':is(header, main, footer) :is(a[href], button):visible');
  await expect(controls.and(page.locator(':not([data-reached])'))).toHaveCount(0);
});

test('An enquiry can be written and sent by keyboard', async ({ page }) => {
  await page.route('**/api/contacts', (route) =>
    route.fulfill({ status: 201, json: { id: '1', createdAt: '2025-01-01T00:00:00Z' } }),
  );
  await visit(page, contactForm.page);
  await hydrateForm(formOn(page, contactForm));
  for (const text of ['Nora', 'Haddad', 'nora@client.example', 'Client LLC', 'E', 'We would like to talk.']) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(notice(page)).toHaveRole('status');
});
