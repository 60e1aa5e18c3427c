import { expect, type Locator, type Page } from '@playwright/test';
import { firm, listedAreas } from '@site/firm';

interface Area {
  id: string;
  code: string;
  name: string;
  comingSoon?: true;
  segments: readonly { slug: string; name: string; alias?: string }[];
}

/** The catalogue of the specification. Written out here, so that a mistake in the site's own catalogue is found. */
export const areas: readonly Area[] = [
  {
    id: 'business-strategy-advisory',
    code: 'A',
    name: 'Business & Strategy Advisory',
    segments: [
      { slug: 'business-growth-strategy', name: 'Business & Growth Strategy' },
      { slug: 'digital-innovation-strategy', name: 'Digital & Innovation Strategy' },
      { slug: 'organizational-operational-strategy', name: 'Organizational & Operational Strategy' },
    ],
  },
  {
    id: 'organisation-talent-advisory',
    code: 'B',
    name: 'Organisation & Talent Advisory',
    segments: [
      {
        slug: 'hr-strategy-organisational-design',
        name: 'HR Strategy & Organisational Design',
        alias: '/hr-strategy',
      },
      {
        slug: 'talent-sourcing-recruitment',
        name: 'Talent Sourcing & Recruitment',
        alias: '/talent-acquisition',
      },
      {
        slug: 'compensation-benefits-rewards',
        name: 'Compensation, Benefits & Rewards',
        alias: '/compensation-benefits',
      },
      {
        slug: 'talent-management-workforce',
        name: 'Talent Management & Workforce',
        alias: '/talent-management',
      },
    ],
  },
  {
    id: 'people-leadership-development',
    code: 'C',
    name: 'People & Leadership Development',
    segments: [
      {
        slug: 'executive-coaching-leadership-development',
        name: 'Executive Coaching & Leadership Development',
      },
      { slug: 'sales-skills-training', name: 'Sales & Skills Training' },
      { slug: 'culture-engagement-change-enablement', name: 'Culture, Engagement & Change Enablement' },
      { slug: 'organisational-health-assessments', name: 'Organisational Health & Assessments' },
    ],
  },
  {
    id: 'technology-automation',
    code: 'D',
    name: 'Technology & Automation',
    segments: [
      { slug: 'digital-transformation-strategy', name: 'Digital Transformation Strategy' },
      { slug: 'process-automation-optimization', name: 'Process Automation & Optimization' },
      { slug: 'data-analytics-insights', name: 'Data Analytics & Insights' },
    ],
  },
  {
    id: 'finance-compliance-advisory',
    code: 'E',
    name: 'Finance & Compliance Advisory',
    comingSoon: true,
    segments: [
      { slug: 'bookkeeping-financial-management', name: 'Bookkeeping & Compliance' },
      { slug: 'financial-reporting-analysis', name: 'Financial Reporting & Analysis' },
      { slug: 'financial-planning-budgeting', name: 'Financial Strategy & Modelling' },
    ],
  },
  {
    id: 'venture-growth-advisory',
    code: 'F',
    name: 'Venture & Growth Advisory',
    segments: [
      { slug: 'venture-capital-advisory', name: 'Venture Advisory & Fundraising Strategy' },
      { slug: 'startup-acceleration-scaling', name: 'Startup Acceleration & Scaling' },
      { slug: 'business-development-partnerships', name: 'M&A & Strategic Investment Support' },
    ],
  },
  {
    id: 'brand-media-advisory',
    code: 'G',
    name: 'Brand & Media Advisory',
    comingSoon: true,
    segments: [
      { slug: 'content-strategy-creation', name: 'Content Strategy & Production' },
      { slug: 'brand-strategy-positioning', name: 'Brand Positioning & Creative Direction' },
      { slug: 'digital-marketing-social-media', name: 'Digital Marketing & Campaign Management' },
    ],
  },
];

/** Whether a segment has a page of its own in place of the common one. */
export const hasDedicatedPage = (slug: string): boolean =>
  /^(hr-strategy|talent-|compensation|executive-coaching|organisational-health|bookkeeping)/.test(slug);

/** The areas' names in menus, cards and forms. */
export const listedAreaNames: readonly string[] = listedAreas.map(({ name }) => name);

export const coaching = '/services/people-leadership-development/executive-coaching-leadership-development';

export const main = (page: Page) => page.getByRole('main');
export const title = (page: Page) => page.getByRole('heading', { level: 1 });
export const serviceInterest = (page: Page) => main(page).getByLabel('Service Interest');

/** The nearest ancestor of a heading. */
export const around = (page: Page, element: 'section' | 'div', heading: string, level: number) =>
  main(page)
    .getByRole('heading', { level, name: heading, exact: true })
    .locator(`xpath=ancestor::${element}[1]`);

/** Expects these key figures, in this order. */
export async function expectFigures(page: Page, figures: readonly (readonly [string, string])[]) {
  const shown = main(page).getByRole('region', { name: 'Key figures' });
  await expect.soft(shown.locator('dd')).toHaveText(figures.map(([value]) => value));
  await expect.soft(shown.locator('dt')).toHaveText(figures.map(([, label]) => label));
}

/** Expects one canonical link, to this path. */
export async function expectCanonical(page: Page, path: string) {
  const link = page.locator('link[rel="canonical"]');
  await expect.soft(link).toHaveCount(1);
  await expect.soft(link).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
}

export const titles = (part: Locator) => part.getByRole('heading', { level: 3 });

/** The section with this heading, or with this line above its heading. */
export const section = (page: Page, heading: string) =>
  main(page)
    .locator('section')
    .filter({ has: page.getByText(heading, { exact: true }) });

const figure = (part: Locator, value: string) =>
  part
    .locator('dl > div')
    .filter({ has: part.page().getByRole('definition').getByText(value, { exact: true }) });

/** Expects each of these figures with its label. */
export async function expectCounts(part: Locator, figures: readonly (readonly [string, RegExp])[]) {
  for (const [value, label] of figures) {
    await expect.soft(figure(part, value).getByRole('term'), value).toHaveText(label);
  }
}

/** Expects a mail link to the firm's general address, with this subject. */
export async function expectMailLink(link: Locator, subject: string) {
  const address = new URL((await link.getAttribute('href')) ?? '');
  expect.soft(address.protocol).toBe('mailto:');
  expect.soft(address.pathname).toBe(firm.email);
  expect.soft(address.searchParams.get('subject')).toBe(subject);
}
