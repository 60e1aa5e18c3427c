import { about, book, home, partners, requiredNote, servicesShared } from '../../../remote-copy';
import { expect, test } from '../../fixtures';

test.use({ javaScriptEnabled: false });

/** The buttons that no other test presses, by page, and where they lead. */
const BUTTONS: Readonly<Record<string, readonly (readonly [name: string, target: string])[]>> = {
  '/': [
    [home.hero.services, '/services'],
    [home.promise.link, '/about#team'],
    [home.insights.all, '/insights'],
  ],
  '/about': [
    [about.contact, '/contact'],
    [about.values.invitation.link, '/partners'],
    [about.closing.button, '/book'],
  ],
  '/partners': [[partners.closing.button, '/contact']],
  '/services': [
    [servicesShared.discuss, '/contact'],
    [servicesShared.bookSession, '/book'],
  ],
  '/book': [[book.form.cancel, '/']],
};

test('The buttons of the pages lead where their words say', async ({ page }) => {
  for (const [address, ofPage] of Object.entries(BUTTONS)) {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    for (const [name, target] of ofPage) {
      const buttons = await page.getByRole('main').getByRole('link', { name, exact: true }).all();
      expect.soft(buttons, `${name} on ${address}`).not.toHaveLength(0);
      for (const button of buttons)
        await expect.soft(button, `${name} on ${address}`).toHaveAttribute('href', target);
    }
  }
});

test('Every form can be submitted, says what the asterisk means, and links to the privacy policy', async ({
  page,
}) => {
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
