import { coaches, executiveCoaching as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';
import { coaching, main } from '../../service-pages';

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
