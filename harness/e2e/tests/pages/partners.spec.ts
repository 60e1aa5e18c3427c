import { expect, test } from '../../fixtures';

test('The partners page shows four partners and their value, and links to the contact page', async ({
  page,
}) => {
  await page.goto('/partners');
  const main = page.getByRole('main');
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', 'Partners']);
  await expect(main.locator('dl > div')).toHaveText([
    /Strategic partners.*4/,
    /Reach.*Global/,
    /Driven.*Excellence/,
  ]);

  const partners = main
    .getByRole('listitem')
    .filter({ has: page.getByRole('link', { name: /^Learn More/ }) });
  await expect(partners).toHaveText([
    /Innovation and events consultancy/,
    /Compensation and benefits advisory/,
    /Organizational health and executive assessment network/,
    /AI coaching platform.*150\+ coaches/,
  ]);
  for (const link of await partners.getByRole('link').all()) {
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
    await expect(link).toHaveAttribute('href', /^https:\/\/[^/]+\.example$/);
    await expect(link).toHaveAccessibleName(/opens in a new tab/);
  }

  await expect(page.getByRole('heading', { name: 'Partnership Value' })).toBeVisible();
  for (const name of ['Global Reach', 'Innovation', 'Specialization', 'Technology'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Start Your Transformation' }).click();
  await expect(page).toHaveURL('/contact');
});
