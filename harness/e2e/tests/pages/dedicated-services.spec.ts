import { assessments, dedicatedContent } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { expectMailLink, main, section } from '../../service-pages';

test.use({ javaScriptEnabled: false });

/** A part of a page: its heading, with the line above it, and its list. */
interface Part {
  eyebrow?: string;
  title: string;
  items: readonly { title?: string; meta?: string; value?: string; what?: string }[];
}

const isPart = (field: unknown): field is Part =>
  typeof field === 'object' && field !== null && 'items' in field && 'title' in field;

for (const { data } of dedicatedContent) {
  const { path, title } = data;

  test(`${title} shows every part of its content, and leads to mail or the contact page`, async ({
    page,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    const parts = Object.values(data).filter(isPart);
    expect(parts.length).toBeGreaterThan(1);
    for (const part of parts) {
      const shown = section(page, part.eyebrow ?? part.title).last();
      for (const { title: heading, meta, value, what } of part.items) {
        for (const text of [heading, meta, value, what].filter((each) => each !== undefined))
          await expect.soft(shown.getByText(text, { exact: true }).first(), text).toBeVisible();
      }
    }
    const figures = main(page).locator('dl').first().locator('dd');
    if ('stats' in data) await expect.soft(figures).toHaveText(data.stats.map(({ value }) => value));
    if ('mail' in data)
      await expectMailLink(main(page).getByRole('link', { name: data.mail.label }), data.mail.subject);
    if ('closing' in data) {
      await main(page).getByRole('link', { name: data.closing.button }).first().click();
      await expect(page).toHaveURL('/contact');
    }
  });
}

test('A question opens by keyboard', async ({ page }) => {
  await page.goto(assessments.path);
  const { question, answer } = assessments.questions[0]!;
  await main(page).getByText(question).focus();
  await expect(main(page).getByText(answer)).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(main(page).getByText(answer)).toBeVisible();
});
