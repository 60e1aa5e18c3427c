import { homeBreadcrumb, partners as words } from '../../../remote-copy';
import { expect, test } from '../../fixtures';

test('The partners page shows four partners and their value, and links to the contact page', async ({
  page,
}) => {
  await page.goto('/partners');
  const main = page.getByRole('main');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText([homeBreadcrumb, words.breadcrumb]);
  await expect(main.locator('dl > div')).toHaveText(
    words.stats.map(({ label, value }) => new RegExp(`${label}.*${value}`)),
  );

  const partners = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: words.firms.more.link }) });
  await expect(partners).toContainText(words.firms.items.map(({ tagline }) => tagline));
  for (const link of await partners.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]+\.example$/);
    await expect(link).toHaveAccessibleName(new RegExp(words.firms.more.newTab.replaceAll(/[()]/g, '\\$&')));
  }

  await expect(page.getByRole('heading', { name: words.values.title })).toBeVisible();
  for (const { title } of words.values.items)
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  await page.getByRole('link', { name: words.closing.button }).click();
  await expect(page).toHaveURL('/contact');
});
