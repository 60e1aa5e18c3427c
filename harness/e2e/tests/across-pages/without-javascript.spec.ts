import { about, jobs, requiredNote, team } from '../../../remote-copy';
import { count, countLine, detailHeadings, detailsLinks, LAST_PAGE, pageLink } from '../../careers-page';
import { expect, test } from '../../fixtures';
import { everyPage, listedPages, missing } from '../../routes';

test.use({ javaScriptEnabled: false });

const MIN_PAGE_CHARACTERS = 600;
const MIN_NOTICE_CHARACTERS = 60;

/** Not-found pages, and a page that is a list of links. */
const isShort = (address: string) => address in missing || address === '/test';

test('Every page shows all of its content, and no control that needs scripts', async ({
  page,
  request,
  allowConsole,
}) => {
  test.setTimeout(120_000);
  allowConsole(/404 \(Not Found\)/);
  for (const address of await everyPage(request)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const seen = await page.evaluate(() => {
      const main = document.querySelector('main');
      const isVisible = (element: Element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
      const visible = (selector: string) => [...document.querySelectorAll(selector)].filter(isVisible).length;
      // Such as the grid of the animated graphic, which the logo precedes.
      const isCollapsed = (element: Element) =>
        [...document.querySelectorAll('[aria-controls][aria-expanded="false"]')].some((button) =>
          document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(element),
        );
      const describe = ({ outerHTML }: Element) => outerHTML.slice(0, 120);
      return {
        headings: visible('main h1'),
        headers: visible('header:not(main header)'),
        footers: visible('footer:not(main footer)'),
        newsletter: visible('footer form'),
        length: main?.innerText.length ?? 0,
        needingScripts: [...document.querySelectorAll('button:not([type=submit], [popovertarget])')]
          .filter(isVisible)
          .map(describe),
        // The controls of hidden dialogs count too.
        disabled: [...document.querySelectorAll(':is(button, input, select, textarea):disabled')].map(
          describe,
        ),
        // Content that only a script would show.
        hidden: [...(main?.querySelectorAll('h2, h3, h4, p, li') ?? [])]
          .filter((element) => !element.closest('[aria-hidden="true"]') && !isCollapsed(element))
          .filter(
            (element) => element.checkVisibility() && !element.checkVisibility({ opacityProperty: true }),
          )
          .map((element) => element.textContent),
      };
    });
    expect.soft(seen, address).toMatchObject({
      headings: 1,
      headers: 1,
      footers: 1,
      newsletter: 1,
      needingScripts: [],
      disabled: [],
      hidden: [],
    });
    expect
      .soft(seen.length, `length of ${address}`)
      .toBeGreaterThan(isShort(address) ? MIN_NOTICE_CHARACTERS : MIN_PAGE_CHARACTERS);
  }
});

test('The board shows its first page, and plain links lead to the others and to every job', async ({
  page,
}) => {
  const linked = new Set<string>();
  await page.goto('/careers');
  for (let number = 1; number <= LAST_PAGE; number += 1) {
    if (number > 1) await pageLink(page, `${number}`).click();
    await expect(count(page)).toHaveText(countLine(number));
    for (const link of await detailsLinks(page).all()) linked.add((await link.getAttribute('href')) ?? '');
  }
  expect(linked.size).toBe(jobs.length);
});

test('Every job shows all of its details at its own address', async ({ page, request }) => {
  const listed = (await listedPages(request)).filter((address) => address.startsWith('/careers?job='));
  expect(listed).toHaveLength(jobs.length);
  for (const address of listed) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const name of detailHeadings)
      await expect(page.getByRole('heading', { name }).first(), address).toBeVisible();
  }
});

test('The biographies of the team are not cut', async ({ page }) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('img', { name: about.team.portraitOf })).toHaveCount(team.length);
  await expect(main.getByText('…').filter({ visible: true })).toHaveCount(0);
  await expect(main.getByRole('button')).toHaveCount(0);
  expect(
    await main.locator('noscript p').evaluateAll((bios) => bios.every((bio) => bio.checkVisibility())),
  ).toBe(true);
});

test('Every form can be sent, explains *, and links to the privacy policy', async ({ page }) => {
  for (const address of ['/', '/contact', '/book', '/coming-soon/G', '/hr-strategy']) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    const forms = await page.locator('form[method=post]:visible').all();
    expect(forms.length, address).toBeGreaterThan(1);
    for (const form of forms) {
      await expect(form, address).toHaveAttribute('action', /^\/_forms\//);
      await expect(form.locator('[type=submit]'), address).toBeEnabled();
      await expect(form.locator('a[href="/privacy-policy"]'), address).toBeVisible();
      const isMarked = (await form.locator('label').filter({ hasText: '*' }).count()) > 0;
      if (isMarked) await expect(form.getByText(requiredNote), address).toBeVisible();
    }
  }
});
