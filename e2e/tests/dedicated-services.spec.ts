import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../routes';

const talent = 'Organisation & Talent Advisory';

/** The pages of their own: their addresses, the way to them, and the forms that stand on them. */
const pages = [
  {
    path: '/services/organisation-talent-advisory/hr-strategy-organisational-design',
    alias: '/hr-strategy',
    title: 'HR Strategy & Organizational Effectiveness',
    area: talent,
    services: ['HR Strategy & Organizational Effectiveness'],
  },
  {
    path: '/services/organisation-talent-advisory/talent-sourcing-recruitment',
    alias: '/talent-acquisition',
    title: 'Talent Sourcing & Recruitment',
    area: talent,
    services: ['Talent Sourcing & Recruitment', 'Talent Sourcing & Recruitment'],
  },
  {
    path: '/services/organisation-talent-advisory/compensation-benefits-rewards',
    alias: '/compensation-benefits',
    title: 'Compensation, Benefits & Rewards',
    area: talent,
    services: ['Compensation & Benefits'],
  },
  {
    path: '/services/organisation-talent-advisory/talent-management-workforce',
    alias: '/talent-management',
    title: 'Talent Management & Workforce Optimization',
    area: talent,
    services: ['Talent Management & Workforce', 'Talent Management & Workforce'],
  },
  {
    path: '/services/people-leadership-development/organisational-health-assessments',
    title: 'Psychometric Assessments',
    area: 'People & Leadership Development',
    services: [],
  },
  {
    path: '/services/finance-compliance-advisory/bookkeeping-financial-management',
    title: 'Professional Bookkeeping',
    area: 'Finance & Compliance Advisory',
    services: [],
  },
] as const;

const main = (page: Page) => page.getByRole('main');
const titles = (part: Locator) => part.getByRole('heading', { level: 3 });

/** The part of the page under a heading, or under the small line above one. */
const section = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByText(heading, { exact: true }) });

/** What a figure of the page counts, in the words that stand beside it. */
const figure = (part: Locator, value: string) =>
  part
    .locator('dl > div')
    .filter({ has: part.page().getByRole('definition').getByText(value, { exact: true }) });

async function expectFigures(part: Locator, figures: readonly (readonly [string, RegExp])[]) {
  for (const [value, label] of figures) {
    await expect.soft(figure(part, value).getByRole('term'), value).toHaveText(label);
  }
}

async function expectLetter(link: Locator, subject: string) {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect.soft(address.protocol).toBe('mailto:');
  expect.soft(address.pathname).toBe('info@rihla-advisory.example');
  expect.soft(address.searchParams.get('subject')).toBe(subject);
}

for (const { path, title, area, services, ...rest } of pages) {
  test(`${title} has one address, the way back, and forms that know what they are about`, async ({
    page,
    request,
  }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(`${title} | Rihla Advisory`);
    if (title === 'Professional Bookkeeping')
      await expect
        .soft(main(page).getByRole('link', { name: `Back to ${area}` }))
        .toHaveAttribute('href', '/services/finance-compliance-advisory');
    else
      await expect
        .soft(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem'))
        .toHaveText(['Home', 'Services', area, title]);
    const interests = main(page).getByLabel('Service Interest');
    await expect.soft(interests).toHaveCount(services.length);
    for (const [index, service] of services.entries())
      await expect.soft(interests.nth(index)).toHaveValue(service);

    for (const address of [path, ...('alias' in rest ? [rest.alias] : [])]) {
      const html = await (await request.get(address)).text();
      expect.soft(html, address).toMatch(new RegExp(`<link rel="canonical" href="https?://[^/"]+${path}"`));
      expect.soft(html, address).toContain(`>${title.replaceAll('&', '&amp;')}</h1>`);
    }
  });
}

test('HR strategy shows its framework, the future of work, four phases and what comes of them', async ({
  page,
}) => {
  await page.goto('/hr-strategy');
  await expectLetter(
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
  await expect.soft(section(page, 'Reasons to choose Rihla Advisory')).toBeVisible();
  await expectFigures(section(page, 'Outcomes'), [
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
  await expectLetter(
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

test.describe('Talent sourcing', () => {
  test('leads in five steps to a hire, on one of three engagement models', async ({ page }) => {
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
        ['Type 1', 'Rihla Advisory Contracting', /Fixed budget/, /Niche and project-based talent/],
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
      await expectLetter(model.getByRole('link', { name: 'Get Started' }), `Recruitment Enquiry: ${title}`);
    }
  });

  test('gives five reasons, its figures, niches and a closing form', async ({ page }) => {
    await page.goto('/talent-acquisition');
    await expect.soft(titles(section(page, 'Five reasons clients come back'))).toHaveCount(5);
    const metrics = section(page, 'Recruitment success metrics');
    await expectFigures(metrics, [
      ['28 days', /Rihla Advisory/],
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

  test('tells of the trends of 2025 in a carousel of two articles', async ({ page }) => {
    await visit(page, '/talent-acquisition');
    const carousel = page.getByRole('region', { name: 'MENA Employment Trends 2025' });
    const articles = carousel.getByRole('article');
    await expect(articles).toHaveCount(2);
    for (const link of await carousel.getByRole('link', { name: 'Request Full Report' }).all())
      await expectLetter(link, 'Request Employment Trends Report');

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
});

test('Talent management shows four figures, a framework of four parts, trends and outcomes', async ({
  page,
}) => {
  await page.goto('/talent-management');
  await expectFigures(main(page).locator('dl').first().locator('..'), [
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
  await expectFigures(section(page, 'Implementation outcomes'), [
    ['89%', /engagement/i],
    ['76%', /internal mobility/i],
    ['84%', /leadership readiness/i],
    ['40% faster', /time-to-productivity/i],
    ['91%', /succession coverage/i],
  ]);
  await expect.soft(page.getByRole('form')).toHaveCount(3);
});

test('Assessments name five partners and five stages, and begin on the contact page', async ({ page }) => {
  await visit(page, pages[4].path);
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

test('Bookkeeping lists six services and four steps, and begins on the contact page', async ({ page }) => {
  await visit(page, pages[5].path);
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

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('both articles on trends are reached, and the questions open', async ({ page, allowConsole }) => {
    // What the page would preload is refused where scripts are.
    allowConsole(/^failed: .*\.js csp$/);
    await page.goto('/talent-acquisition');
    const carousel = page.getByRole('region', { name: 'MENA Employment Trends 2025' });
    await expect(carousel.getByRole('button')).toHaveCount(0);
    await carousel.getByRole('link', { name: 'Request Full Report' }).last().focus();
    await expect(carousel.getByRole('article').last()).toBeInViewport({ ratio: 0.3 });
    await main(page).getByText('How long does it take to fill a role?').click();
    await expect(main(page).getByText(/Executive and very specialised roles can take longer/)).toBeVisible();
  });
});
