import { firm } from '@site/firm';
import { expect, test } from '../../fixtures';
import { visit } from '../../routes';
import {
  areas,
  around,
  coaching,
  expectCanonical,
  expectFigures,
  hasDedicatedPage,
  main,
  serviceInterest,
  title,
} from '../../service-pages';

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

test.describe('The overview', () => {
  test('shows a card for each of the six listed areas, two of them coming soon', async ({ page }) => {
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
      await expect.soft(link).toHaveText(`${label} ${comingSoon ? 'in' : 'about'} ${name}`);
      await expect
        .soft(link)
        .toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : `/services/${id}`);
      await expect.soft(card.getByText('Coming Soon', { exact: true })).toHaveCount(comingSoon ? 1 : 0);
      await expect.soft(card.locator('svg').first()).toBeVisible();
    }
  });

  test('links to booking, and leads to a segment and back without a page load', async ({ page }) => {
    await visit(page, '/services');
    await expect(main(page).getByRole('link', { name: 'Book a Session' })).toHaveAttribute('href', '/book');
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await main(page).getByRole('link', { name: 'Learn More about Venture & Growth Advisory' }).click();
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
    test(`shows the segments of ${name}, each with its link`, async ({ page }) => {
      await page.goto(`/services/${id}`);
      await expect(title(page)).toHaveText(name);
      await expect(page).toHaveTitle(`${name} | ${firm.name}`);
      const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
      await expect.soft(breadcrumb).toHaveText(['Home', 'Services', name]);
      for (const segment of segments) {
        const card = around(page, 'div', segment.name, 3);
        await expect.soft(card.locator('p').first()).not.toBeEmpty();
        expect.soft([4, 5]).toContain(await card.getByRole('listitem').count());
        const link = card.getByRole('link');
        await expect.soft(link).toHaveText(`${comingSoon ? 'Coming Soon' : 'Learn More'} → ${segment.name}`);
        const own = segment.alias ?? `/services/${id}/${segment.slug}`;
        await expect.soft(link).toHaveAttribute('href', comingSoon ? `/coming-soon/${code}` : own);
      }
      await expect.soft(serviceInterest(page)).toHaveValue(name);
      await expectCanonical(page, `/services/${id}`);
    });
  }

  test('has its code as an alias, with the canonical address', async ({ request }) => {
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
    .filter(({ slug }) => !hasDedicatedPage(slug));

  for (const { area, slug, name } of shared) {
    test(`shows ${name} with figures, features and an enquiry form`, async ({ page }) => {
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

  test('has codes and ids in either case as aliases, with the canonical address', async ({ request }) => {
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

test.describe('An address', () => {
  for (const [address, heading] of [
    ['/services/no-such-area', 'Service Not Found'],
    ['/services/no-such-area/business-growth-strategy', 'Service segment not found'],
    ['/services/business-strategy-advisory/no-such-segment', 'Service segment not found'],
    ['/services/A/b1', 'Service segment not found'],
    ['/coming-soon/H', 'Service not found'],
    ['/coming-soon', 'Service not found'],
  ] as const) {
    test(`${address} has status 404 and the heading '${heading}'`, async ({ page, allowConsole }) => {
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

  test('with a former area id redirects permanently to the area and its segments', async ({ request }) => {
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
