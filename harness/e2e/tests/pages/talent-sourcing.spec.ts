import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';
import { expectCounts, expectMailLink, main, section, titles } from '../../service-pages';

test.describe('Talent sourcing in its HTML', () => {
  test.use({ javaScriptEnabled: false });

  test('shows a process of five steps and three engagement models', async ({ page }) => {
    await page.goto('/talent-acquisition');
    const process = section(page, 'The process');
    await expect
      .soft(process.getByRole('listitem').locator('> span'))
      .toHaveText(['01', '02', '03', '04', '05']);
    await expect
      .soft(titles(process))
      .toHaveText([
        'Role Intake & Alignment',
        'Candidate Outreach & Screening',
        'Background Check & Referral Review',
        'Shortlist Submission',
        'Interview & Offer Support',
      ]);
    await expect.soft(process.getByText('HIRED!', { exact: true })).toBeVisible();
    await expect
      .soft(process.getByText('The average time from request to signed offer is 1 month.'))
      .toBeVisible();

    const models = section(page, 'Engagement models')
      .getByRole('listitem')
      .filter({
        has: page.getByRole('heading', { level: 3 }),
      });
    for (const [index, [type, title, price, bestFor]] of (
      [
        ['Type 1', `${firm.name} Contracting`, /Fixed budget/, /Niche and project-based talent/],
        [
          'Type 2',
          'Talent Acquisition Retainer',
          /Starts at.*USD 1,999 monthly/,
          /Hiring 1-2 people a month, start-ups and companies under 100 headcount/,
        ],
        ['Type 3', 'Pay Per Hire', /Starts at.*10% of annual salary/, /Executive search and niche talent/],
      ] as const
    ).entries()) {
      const model = models.nth(index);
      await expect.soft(model.getByText(type, { exact: true })).toBeVisible();
      await expect.soft(model.getByRole('heading')).toHaveText(title);
      await expect.soft(model).toContainText(price);
      await expect.soft(model).toContainText(bestFor);
      await expect.soft(model.getByText('RECOMMENDED')).toHaveCount(index === 1 ? 1 : 0);
      await expectMailLink(model.getByRole('link', { name: 'Get Started' }), `Recruitment Enquiry: ${title}`);
    }
  });

  test('shows five reasons, its figures, niches and a form', async ({ page }) => {
    await page.goto('/talent-acquisition');
    await expect.soft(titles(section(page, 'Five reasons clients come back'))).toHaveCount(5);
    const metrics = section(page, 'Recruitment success metrics');
    await expectCounts(metrics, [
      ['28 days', new RegExp(firm.name)],
      ['45 days', /Industry average/],
      ['94%', /quality of hire/],
      ['87%', /retention after 24 months/],
      ['35%', /cost per hire below market average/],
    ]);
    await expect
      .soft(titles(section(page, 'Niche talent')))
      .toHaveText(['Consulting', 'Executive Search', 'Industry Focus']);
    await expect.soft(page.getByRole('form', { name: "Let's Discuss Your Talent Needs" })).toBeVisible();
  });
  test('both articles of the carousel are reachable, and the questions open', async ({ page }) => {
    await page.goto('/talent-acquisition');
    const carousel = page.getByRole('region', { name: 'MENA Employment Trends 2025' });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await carousel.getByRole('link', { name: 'Request Full Report' }).last().focus();
    await expect(carousel.getByRole('article').last()).toBeInViewport({ ratio: 0.3 });
    await main(page).getByText('How long does it take to fill a role?').click();
    await expect(main(page).getByText(/Executive and very specialised roles can take longer/)).toBeVisible();
  });
});

test('Talent sourcing shows the trends of 2025 in a carousel of two articles', async ({ page }) => {
  await visit(page, '/talent-acquisition');
  const carousel = page.getByRole('region', { name: 'MENA Employment Trends 2025' });
  const articles = carousel.getByRole('article');
  await expect(articles).toHaveCount(2);
  for (const article of await articles.all())
    await expect(article).toHaveAccessibleName((await article.getByRole('heading').textContent()) ?? '');
  for (const link of await carousel.getByRole('link', { name: 'Request Full Report' }).all())
    await expectMailLink(link, 'Request Employment Trends Report');

  const shows = async (place: number) => {
    await expect(carousel.getByText(`${place} of 2`)).toBeVisible();
    await expect(articles.nth(place - 1)).toBeInViewport({ ratio: 0.5 });
    await expect(articles.nth(2 - place)).not.toBeInViewport({ ratio: 0.5 });
  };
  const button = (name: string) => carousel.getByRole('button', { name });
  await carousel.scrollIntoViewIfNeeded();
  await button('Next').click();
  await shows(2);
  await button('Previous').click();
  await shows(1);
  await button('Previous').press('Enter');
  await shows(2);
  await button('Next').press('Space');
  await shows(1);
});
