import { coaches, executiveCoaching as words, servicesShared } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { dialogOpener } from '../../forms';
import { visit } from '../../routes';
import { around, coaching, expectFigures, main, serviceInterest, title } from '../../service-pages';

test.describe('The page on coaching', () => {
  test.use({ javaScriptEnabled: false });

  test('shows figures, methodology, approaches, coaches, features, process and form', async ({ page }) => {
    await page.goto(coaching);
    await expect(title(page)).toHaveText(words.title);
    await expect
      .soft(main(page).getByRole('link', { name: new RegExp(`^${servicesShared.backTo} `) }))
      .toHaveAttribute('href', '/services/people-leadership-development');
    await expectFigures(page, words.stats);
    const phases = around(page, 'section', words.methodology.title, 2).getByRole('listitem');
    await expect.soft(phases).toHaveCount(words.methodology.phases.length);
    for (const [index, { name, focus }] of words.methodology.phases.entries()) {
      await expect.soft(phases.nth(index).getByRole('heading')).toHaveText(name);
      await expect.soft(phases.nth(index).getByText(focus, { exact: true })).toBeVisible();
    }
    const approaches = around(page, 'section', words.approaches, 2);
    await expect
      .soft(approaches.getByRole('heading', { level: 3 }))
      .toHaveText(words.coachingTypes.map(({ name }) => name));
    for (const { description } of words.coachingTypes)
      await expect.soft(approaches.getByText(description, { exact: true })).toBeVisible();
    await expect
      .soft(around(page, 'section', servicesShared.keyFeatures, 2).getByRole('listitem'))
      .toHaveCount(5);
    await expect
      .soft(around(page, 'section', servicesShared.howWeWork, 2).getByRole('heading', { level: 3 }))
      .toHaveText([...servicesShared.processTitles]);
    await expect.soft(page.getByRole('form', { name: words.enquiry.title })).toBeVisible();
    await expect.soft(serviceInterest(page)).toHaveValue(words.enquiry.service);
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`The page on coaching, ${javaScriptEnabled ? 'with' : 'without'} scripts,`, () => {
    test.use({ javaScriptEnabled });

    test('leads from a coach to the form, which names the coach', async ({ page }) => {
      await page.goto(coaching);
      const { ask } = words.network;
      await main(page)
        .getByRole('link', { name: `${ask.link} ${coaches[1]!.name}` })
        .click();
      const message = page.getByRole('form', { name: words.enquiry.title }).getByRole('textbox').last();
      await expect(page.getByRole('heading', { name: words.enquiry.title })).toBeInViewport();
      await expect(message).toHaveValue(`${ask.message} ${coaches[1]!.name}.`);
    });
  });
}

test.describe('The page on coaching, with scripts,', () => {
  test('opens the application by keyboard, and Escape returns the focus to the button', async ({ page }) => {
    await visit(page, coaching);
    const opener = dialogOpener(page);
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('On phones the phases show what they focus on, and a press on a title opens the rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 800 });
  await visit(page, coaching);
  const { name, focus, description } = words.methodology.phases[1]!;
  const phase = around(page, 'section', words.methodology.title, 2).getByRole('listitem').nth(1);
  await expect(phase.getByText(focus, { exact: true })).toBeVisible();
  await expect(phase.getByText(description)).toBeHidden();
  await phase.getByRole('heading', { name }).scrollIntoViewIfNeeded();
  await phase.getByRole('button', { name }).click();
  await expect(phase.getByText(description)).toBeVisible();
});
