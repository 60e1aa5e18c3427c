import { expect, test } from '../../fixtures';

const documents = {
  '/privacy-policy': {
    title: 'Privacy Policy',
    sections: [
      'Introduction',
      'Information We Collect',
      'How We Use Your Information',
      'Information Sharing',
      'Data Security',
      'International Transfers',
      'Your Rights',
      'Contact Us',
      'Updates to This Policy',
    ],
    texts: [
      /^Access:/,
      /^Correction:/,
      /^Deletion:/,
      /^Restriction:/,
      /^Portability:/,
      /^Objection:/,
      /^Withdrawal of consent:/,
    ],
  },
  '/terms-of-service': {
    title: 'Terms of Service',
    sections: [
      'Our Services',
      'User Responsibilities',
      'Engagement Terms',
      'Payment Terms',
      'Limitation of Liability',
      'Termination',
      'Governing Law and Disputes',
      'Modifications',
      'Contact',
    ],
    texts: [
      /due within 30 days of the invoice/,
      /laws of the United Arab Emirates.*arbitration in Dubai.*courts of Dubai/,
    ],
  },
  '/cookie-policy': {
    title: 'Cookie Policy',
    sections: [
      'What Cookies Are',
      'Types of Cookies',
      'Cookies in Detail',
      'Third-Party Cookies',
      'Managing Your Preferences',
      'The Effect of Disabling Cookies',
      'Contact',
    ],
    texts: [/^Essential cookies:/, /^Performance cookies:/, /^Functional cookies:/, /^Marketing cookies:/],
  },
  '/accessibility': {
    title: 'Accessibility Statement',
    sections: [
      'Our Commitment',
      'Accessibility Features',
      'Supported Assistive Technologies',
      'Assessment',
      'Known Limitations',
      'Feedback',
      'Alternative Access',
    ],
    texts: [
      /WCAG 2\.1 AA/,
      /zoom of up to 200%/,
      /In older browsers, and with JavaScript turned off, every page can still be read/,
      /within 2 business days/,
    ],
  },
};

test.use({ javaScriptEnabled: false });

for (const [address, { title, sections, texts }] of Object.entries(documents)) {
  test(`The ${title} has all of its sections and the date of its last update`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByText('Last updated: January 2025', { exact: true })).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')).toHaveAttribute(
      'href',
      '/',
    );
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await expect(contents.getByRole('link')).toHaveText(sections);
    await expect(page.getByRole('main').locator('section h2')).toHaveText(sections);
    for (const hasText of texts)
      await expect(page.getByRole('main').locator('p, li').filter({ hasText }).first()).toBeVisible();

    await contents.getByRole('link').last().click();
    await expect(
      page.getByRole('heading', { name: sections.at(-1), exact: true, level: 2 }),
    ).toBeInViewport();
  });
}

test('The cookie table lists four cookies and their duration', async ({ page }) => {
  await page.goto('/cookie-policy');
  const rows = page.getByRole('table', { name: 'Cookies of this website' }).locator('tbody tr');
  const cookies = await rows.evaluateAll((all) =>
    all.map((row) => [row.children[0]?.textContent, row.children[3]?.textContent]),
  );
  expect(cookies).toEqual([
    ['_ga', '2 years'],
    ['_gid', '24 hours'],
    ['session_id', 'Session'],
    ['newsletter_prefs', '1 year'],
  ]);
});

test('A link from the footer opens a legal page at its top', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
});

test('In print a legal page has no header, footer or navigation', async ({ page }) => {
  await page.goto('/terms-of-service');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { name: 'Payment Terms' })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.locator('nav:visible')).toHaveCount(0);
});
