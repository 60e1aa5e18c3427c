import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { visit } from '../routes';

interface Area {
  id: string;
  code: string;
  name: string;
  comingSoon?: true;
  segments: readonly { slug: string; name: string; alias?: string }[];
}

const areas: readonly Area[] = [
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

/** Segments whose pages are not the shared one. */
const dedicated = /^(hr-strategy|talent-|compensation|executive-coaching|organisational-health|bookkeeping)/;

const generalFigures = [
  ['500+', 'Projects Completed'],
  ['98%', 'Client Satisfaction'],
  ['50+', 'Expert Consultants'],
  ['15+', 'Years Experience'],
] as const;

const trainingFigures = [
  ['94%', 'Success Rate'],
  ['85+', 'Training Programs'],
  ['200+', 'Organisations'],
  ['15+', 'Years Experience'],
] as const;

const coaching = '/services/people-leadership-development/executive-coaching-leadership-development';

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const serviceInterest = (page: Page) => main(page).getByLabel('Service Interest');

/** The part of the page that a heading opens: the nearest element around it of that name. */
const around = (page: Page, element: 'section' | 'li' | 'div', heading: string, level: number) =>
  main(page)
    .getByRole('heading', { level, name: heading, exact: true })
    .locator(`xpath=ancestor::${element}[1]`);

async function expectFigures(page: Page, figures: readonly (readonly [string, string])[]) {
  const shown = main(page).getByRole('region', { name: 'Key figures' });
  await expect.soft(shown.locator('dd')).toHaveText(figures.map(([value]) => value));
  await expect.soft(shown.locator('dt')).toHaveText(figures.map(([, label]) => label));
}

async function expectCanonical(page: Page, path: string) {
  const link = page.locator('link[rel="canonical"]');
  await expect.soft(link).toHaveCount(1);
  await expect.soft(link).toHaveAttribute('href', new RegExp(`^https?://[^/]+${path}$`));
}

test.describe('The overview', () => {
  test('shows a card for each of the six practices, two of them coming soon', async ({ page }) => {
    await page.goto('/services');
    await expect(main(page).getByRole('heading', { level: 3, name: / (Advisory|Development)$/ })).toHaveText(
      areas.filter(({ code }) => code !== 'D').map(({ name }) => name),
    );
    for (const { id, code, name, comingSoon, segments } of areas) {
      if (code === 'D') continue;
      const card = around(page, 'div', name, 3);
      const label = comingSoon ? 'Coming Soon' : 'Learn More';
      await expect.soft(card.getByRole('listitem')).toHaveText(segments.map((segment) => segment.name));
      const link = card.getByRole('link');
      await expect.soft(link).toHaveText(label);
      await expect
        .soft(link)
        .toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : `/services/${id}`);
      await expect.soft(card.getByText('Coming Soon', { exact: true })).toHaveCount(comingSoon ? 2 : 0);
      await expect.soft(card.locator('svg').first()).toBeVisible();
    }
  });

  test('offers a session, and the way down to a segment and back up needs no reload', async ({ page }) => {
    await visit(page, '/services');
    await expect(main(page).getByRole('link', { name: 'Book a Session' })).toHaveAttribute('href', '/book');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await main(page).getByRole('link', { name: 'Learn More: Venture & Growth Advisory' }).click();
    await expect(title(page)).toHaveText('Venture & Growth Advisory');
    await main(page).getByRole('link', { name: 'Learn More → Startup Acceleration & Scaling' }).click();
    await expect(title(page)).toHaveText('Startup Acceleration & Scaling');
    await main(page).getByRole('link', { name: 'Back to Venture & Growth Advisory' }).click();
    await expect(page).toHaveURL('/services/venture-growth-advisory');
    await expect(title(page)).toHaveText('Venture & Growth Advisory');
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  });
});

test.describe('The page of an area', () => {
  for (const { id, code, name, comingSoon, segments } of areas) {
    test(`presents the segments of ${name}, and knows where each of them leads`, async ({ page }) => {
      await page.goto(`/services/${id}`);
      await expect(title(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | Rihla Advisory`);
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect.soft(breadcrumb).toHaveText(['Home', 'Services', name]);
      for (const segment of segments) {
        const card = around(page, 'div', segment.name, 3);
        await expect.soft(card.locator('p').first()).not.toBeEmpty();
        expect.soft([4, 5]).toContain(await card.getByRole('listitem').count());
        const link = card.getByRole('link');
        await expect.soft(link).toHaveText(comingSoon ? 'Coming Soon →' : 'Learn More →');
        const own = segment.alias ?? `/services/${id}/${segment.slug}`;
        await expect.soft(link).toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : own);
      }
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expectCanonical(page, `/services/${id}`);
    });
  }

  test('is shown for a code letter too, under its one true address', async ({ request }) => {
    for (const label of ['B', 'b']) {
      const html = await (await request.get(`/services/${label}`)).text();
      expect.soft(html).toMatch(/<link rel="canonical" href="[^"]+\/services\/organisation-talent-advisory"/);
    }
  });
});

test.describe('The page of a segment', () => {
  const shared = areas
    .filter(({ comingSoon }) => !comingSoon)
    .flatMap((area) => area.segments.map((segment) => ({ area, ...segment })))
    .filter(({ slug }) => !dedicated.test(slug));

  for (const { area, slug, name } of shared) {
    test(`presents ${name} with figures, features and an enquiry form`, async ({ page }) => {
      await page.goto(`/services/${area.id}/${slug}`);
      await expect(title(page)).toHaveText(name);
      await expect.soft(title(page).locator('xpath=following-sibling::p')).not.toBeEmpty();
      await expect
        .soft(main(page).getByRole('link', { name: `Back to ${area.name}` }))
        .toHaveAttribute('href', `/services/${area.id}`);
      await expectFigures(page, slug === 'sales-skills-training' ? trainingFigures : generalFigures);
      const features = around(page, 'section', 'Key features', 2).getByRole('listitem');
      expect.soft([4, 5]).toContain(await features.count());
      await expect.soft(page.getByRole('form', { name: 'Get Started' })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(area.name);
      await expectCanonical(page, `/services/${area.id}/${slug}`);
    });
  }

  test('is found by code and id in either case, and names the slug as its address', async ({ request }) => {
    for (const [address, canonical] of [
      ['/services/A/a1', '/services/business-strategy-advisory/business-growth-strategy'],
      ['/services/f/F3', '/services/venture-growth-advisory/business-development-partnerships'],
      [
        '/services/venture-growth-advisory/f2',
        '/services/venture-growth-advisory/startup-acceleration-scaling',
      ],
      [
        '/services/B/compensation-benefits-rewards',
        '/services/organisation-talent-advisory/compensation-benefits-rewards',
      ],
      ['/services/c/c1', coaching],
      ['/services/G/g2', '/services/brand-media-advisory/brand-strategy-positioning'],
      ['/services/e/e1', '/services/finance-compliance-advisory/bookkeeping-financial-management'],
    ] as const) {
      const response = await request.get(address);
      expect.soft(response.status(), address).toBe(200);
      const [, shown] =
        /<link rel="canonical" href="https?:\/\/[^/]+([^"]+)"/.exec(await response.text()) ?? [];
      expect.soft(shown, address).toBe(canonical);
    }
  });
});

test.describe('Executive coaching', () => {
  test('is presented whole: figures, methodology, approaches, coaches, features, process and form', async ({
    page,
  }) => {
    await page.goto(coaching);
    await expect(title(page)).toHaveText('Executive Coaching & Leadership Development');
    await expect
      .soft(main(page).getByRole('link', { name: 'Back to People & Leadership Development' }))
      .toHaveAttribute('href', '/services/people-leadership-development');
    await expectFigures(page, [
      ['1,250+', 'Senior Leaders Coached'],
      ['85+', 'Training Programs'],
      ['200+', 'Organisations'],
      ['50+', 'Coach Network'],
    ]);
    const phases = around(page, 'section', 'Our coaching methodology', 2).getByRole('listitem');
    await expect.soft(phases).toHaveCount(4);
    for (const [index, [phase, focus]] of [
      ['Aspire', 'Goal Setting & Vision Clarity'],
      ['Discover', 'Current State Assessment'],
      ['Develop', 'Action Plan & Learning Agenda'],
      ['Evolve', 'Continuous Growth Cycle'],
    ].entries()) {
      await expect.soft(phases.nth(index).getByRole('heading')).toHaveText(phase!);
      await expect.soft(phases.nth(index).getByText(focus!, { exact: true })).toBeVisible();
    }
    const approaches = around(page, 'section', 'Three coaching approaches', 2);
    await expect
      .soft(approaches.getByRole('heading', { level: 3 }))
      .toHaveText(['Individual Coaching', 'Team Coaching', 'Integrated Coaching']);
    await expect.soft(approaches.getByText(/groups of 5 to 10/i)).toBeVisible();
    await expect.soft(around(page, 'section', 'Key features', 2).getByRole('listitem')).toHaveCount(5);
    await expect
      .soft(around(page, 'section', 'How we work', 2).getByRole('heading', { level: 3 }))
      .toHaveText(['Discovery', 'Strategy', 'Implementation']);
    await expect.soft(page.getByRole('form', { name: 'Get Started' })).toBeVisible();
    await expect.soft(serviceInterest(page)).toHaveValue('Executive Coaching');
  });

  test('shows six coaches, each with a badge, two specialties and how many more there are', async ({
    page,
  }) => {
    await page.goto(coaching);
    const network = around(page, 'section', 'Elite coach network', 2);
    const coaches = network.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
    await expect(coaches).toHaveCount(6);
    for (const coach of await coaches.all()) {
      const certification = await coach.getByText(/ICF (Master|Professional)/).textContent();
      await expect
        .soft(coach.getByText(/^(MCC|PCC)$/))
        .toHaveText(certification?.includes('MCC') ? 'MCC' : 'PCC');
      const chips = coach.getByRole('list', { name: /^Specialties of / }).getByRole('listitem');
      await expect.soft(chips).toHaveCount(3);
      await expect.soft(chips.last()).toHaveText(/^\+\d more$/);
    }
  });

  test('keeps the form in view while the rest is read', async ({ page }) => {
    await page.goto(coaching);
    const form = page.getByRole('form', { name: 'Get Started' });
    await main(page).getByRole('heading', { level: 2, name: 'How we work' }).scrollIntoViewIfNeeded();
    await expect(form).toBeInViewport();
    expect(
      await form.evaluate((element) => {
        for (let node: Element | null = element; node; node = node.parentElement)
          if (getComputedStyle(node).position === 'sticky') return true;
        return false;
      }),
    ).toBe(true);
  });

  test('opens the application by keyboard, and Escape leads back to the button', async ({ page }) => {
    await visit(page, coaching);
    const opener = main(page).getByRole('button', { name: 'Join Our Coach Network' });
    await opener.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Join Our Coach Network' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test.describe('What is coming soon', () => {
  for (const { code, name, segments } of areas.filter(({ comingSoon }) => comingSoon)) {
    test(`${name} lists its services, takes enquiries and says why to register`, async ({ page }) => {
      await page.goto(`/coming-soon/${code}`);
      await expect(title(page)).toHaveText(name);
      const upcoming = around(page, 'section', 'Upcoming services', 2);
      await expect
        .soft(upcoming.getByRole('heading', { level: 3 }))
        .toHaveText(segments.map((segment) => segment.name));
      await expect.soft(page.getByRole('form', { name: 'Get Early Access' })).toBeVisible();
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expect
        .soft(around(page, 'section', 'Why register early', 2).getByRole('heading', { level: 3 }))
        .toHaveCount(3);
      const available = upcoming.getByRole('link', { name: /^Available now/ });
      if (code === 'G') await expect.soft(available).toHaveCount(0);
      else
        await expect
          .soft(available)
          .toHaveAttribute('href', '/services/finance-compliance-advisory/bookkeeping-financial-management');
    });
  }

  test('includes the segments e2, e3 and g1 to g3', async ({ page }) => {
    for (const { id, name, segments } of areas.filter(({ comingSoon }) => comingSoon)) {
      for (const { slug } of segments.filter((segment) => !dedicated.test(segment.slug))) {
        await page.goto(`/services/${id}/${slug}`, { waitUntil: 'domcontentloaded' });
        await expect.soft(title(page)).toHaveText(name);
        await expect.soft(page.getByRole('form', { name: 'Get Early Access' })).toBeVisible();
        await expectCanonical(page, `/services/${id}/${slug}`);
      }
    }
  });

  test('is shown for every code, in either case', async ({ request }) => {
    for (const { code, name } of areas) {
      for (const label of [code, code.toLowerCase()]) {
        const html = await (await request.get(`/coming-soon/${label}`)).text();
        expect.soft(html, label).toMatch(new RegExp(`<h1[^>]*>${name.replace('&', '&amp;')}</h1>`));
        expect.soft(html, label).toMatch(new RegExp(`rel="canonical" href="[^"]+/coming-soon/${code}"`));
      }
    }
  });
});

test.describe('An address', () => {
  for (const [address, heading] of [
    ['/services/no-such-area', 'Service Not Found'],
    ['/services/no-such-area/business-growth-strategy', 'Service segment not found'],
    ['/services/business-strategy-advisory/no-such-segment', 'Service segment not found'],
    ['/services/A/b1', 'Service segment not found'],
    ['/coming-soon/H', 'Service not found'],
    ['/coming-soon', 'Service not found'],
  ] as const) {
    test(`${address} is answered with '${heading}' and status 404`, async ({ page, allowConsole }) => {
      allowConsole(/404 \(Not Found\)/);
      const response = await page.goto(address);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toHaveText(heading);
      await expect(main(page).getByRole('link', { name: 'Back to Services' })).toHaveAttribute(
        'href',
        '/services',
      );
    });
  }

  test('of earlier days leads to the area and its segments for good', async ({ request }) => {
    for (const [address, target] of [
      ['/services/business-digital-advisory', '/services/business-strategy-advisory'],
      ['/services/people-talent-advisory', '/services/organisation-talent-advisory'],
      ['/services/leadership-development', '/services/people-leadership-development'],
      ['/services/leadership-development/c1', coaching],
    ] as const) {
      const response = await request.get(address, { maxRedirects: 0 });
      expect.soft(response.status(), address).toBe(301);
      expect.soft(response.headers()['location'], address).toBe(target);
    }
  });
});
