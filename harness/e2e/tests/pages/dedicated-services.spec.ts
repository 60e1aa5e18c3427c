import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { expectCounts, expectMailLink, main, section, titles } from '../../service-pages';

test.use({ javaScriptEnabled: false });

test('HR strategy shows its framework, the future of work, four phases and outcomes', async ({ page }) => {
  await page.goto('/hr-strategy');
  await expectMailLink(
    main(page).getByRole('link', { name: 'Start Your HR Transformation' }),
    'Start Your HR Transformation',
  );
  await expect
    .soft(main(page).locator('dl').first().locator('dd'))
    .toHaveText(['89%', '65%', '3.2x', '18 months']);
  await expect.soft(titles(section(page, 'Work Transformation Framework'))).toHaveCount(3);
  await expect.soft(titles(section(page, 'The future of work'))).toHaveCount(4);
  await expect.soft(section(page, 'Market insights').locator('dt').first()).toBeVisible();
  const phases = section(page, 'Our approach').getByRole('listitem');
  for (const [index, [phase, duration]] of [
    ['Diagnostic & Assessment', '4-6 weeks'],
    ['Strategy Design', '6-8 weeks'],
    ['Implementation', '12-18 months'],
    ['Sustainability', 'ongoing'],
  ].entries()) {
    await expect.soft(phases.nth(index).getByRole('heading')).toHaveText(phase!);
    await expect.soft(phases.nth(index).getByText(duration!, { exact: true })).toBeVisible();
  }
  await expect.soft(section(page, `Reasons to choose ${firm.name}`)).toBeVisible();
  await expectCounts(section(page, 'Outcomes'), [
    ['89%', /engagement/],
    ['84%', /leadership readiness/],
    ['91%', /succession coverage/],
    ['40% faster', /time-to-productivity/],
  ]);
});

test('Compensation shows the market of 2025, the partner platform, four steps and its advantages', async ({
  page,
}) => {
  await page.goto('/compensation-benefits');
  await expectMailLink(
    main(page).getByRole('link', { name: 'Start Your Rewards Review' }),
    'Compensation, Benefits & Rewards Enquiry',
  );
  await expect
    .soft(section(page, 'The market in 2025').locator('dd'))
    .toHaveText(['12%', '67%', '4.8x', '89%']);
  await expect.soft(titles(section(page, 'Partner platform'))).toHaveCount(6);
  await expect
    .soft(titles(section(page, 'Our design process')))
    .toHaveText(['Market Analysis', 'Strategy Design', 'Structure Implementation', 'Ongoing Optimization']);
  await expect.soft(titles(section(page, 'Advantages'))).toHaveCount(4);
  await expect.soft(section(page, 'Outcomes').locator('dd')).toHaveCount(4);
});

test('Talent management shows four figures, a framework of four parts, trends and outcomes', async ({
  page,
}) => {
  await page.goto('/talent-management');
  await expectCounts(main(page).locator('dl').first().locator('..'), [
    ['92%', /performance improvement/],
    ['78%', /retention increase/],
    ['2.8x', /leadership pipeline strength/],
    ['15-month', /average ROI/],
  ]);
  await expect
    .soft(titles(section(page, 'The framework')))
    .toHaveText([
      'Performance Management',
      'Succession Planning',
      'Talent Development',
      'Workforce Analytics',
    ]);
  await expect.soft(titles(section(page, 'MENA trends'))).toHaveCount(5);
  await expectCounts(section(page, 'Implementation outcomes'), [
    ['89%', /engagement/i],
    ['76%', /internal mobility/i],
    ['84%', /leadership readiness/i],
    ['40% faster', /time-to-productivity/i],
    ['91%', /succession coverage/i],
  ]);
  await expect.soft(page.getByRole('form')).toHaveCount(3);
});

test('Assessments show five partners and five stages, and link to the contact page', async ({ page }) => {
  await page.goto('/services/people-leadership-development/organisational-health-assessments');
  const partners = section(page, 'Assessment partners');
  await expect.soft(titles(partners)).toHaveCount(5);
  await expect.soft(partners.getByRole('listitem').last()).toContainText(/national psychological society/i);
  await expect
    .soft(titles(section(page, 'The talent lifecycle')))
    .toHaveText(['Talent Acquisition', 'Onboarding', 'Development', 'Performance', 'Succession']);
  const question = main(page).getByText('Can an assessment replace an interview?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect.soft(main(page).getByText(/^No\. It adds evidence/)).toBeVisible();
  await main(page).getByRole('link', { name: 'Get Started with Assessments' }).click();
  await expect(page).toHaveURL('/contact');
});

test('Bookkeeping lists six services and four steps, and links to the contact page', async ({ page }) => {
  await page.goto('/services/finance-compliance-advisory/bookkeeping-financial-management');
  await expect
    .soft(titles(section(page, 'What we do')))
    .toHaveText([
      'Daily Transaction Recording',
      'Financial Reporting',
      'VAT Compliance',
      'Accounts Reconciliation',
      'Payroll Processing',
      'Financial Analysis',
    ]);
  await expect
    .soft(titles(section(page, 'How it works')))
    .toHaveText(['Assessment', 'Setup', 'Execution', 'Reporting']);
  await main(page).getByRole('link', { name: 'Get Started with Bookkeeping' }).click();
  await expect(page).toHaveURL('/contact');
});
