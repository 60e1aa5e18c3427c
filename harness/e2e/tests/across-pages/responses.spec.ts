import { expect, test } from '../../fixtures';
import { missing, moved } from '../../routes';

test('Every response has the security headers, and pages allow scripts by origin or hash only', async ({
  request,
}) => {
  for (const address of [
    '/',
    '/no-such-page',
    '/robots.txt',
    '/favicon.svg',
    '/api/health/live',
    '/services/leadership-development',
  ]) {
    const headers = (await request.get(address, { maxRedirects: 0 })).headers();
    expect.soft(headers, address).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': expect.stringMatching(/^(same-origin|no-referrer)$/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect.soft(headers, address).not.toHaveProperty('x-powered-by');
  }
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  // Of the inline script, the speculation rules and the import map.
  expect(/script-src [^;]*/.exec(policy)?.[0]).toMatch(/^script-src 'self'( 'sha256-[^']+'){3}$/);
});

test('A missing page has status 404 and its own heading', async ({ request }) => {
  for (const [address, heading] of Object.entries(missing)) {
    const response = await request.get(address);
    expect.soft(response.status(), address).toBe(404);
    const [, shown = ''] = /<h1[^>]*>(.*?)<\/h1>/.exec(await response.text()) ?? [];
    expect.soft(shown, address).toBe(heading);
  }
});

test('Earlier addresses redirect permanently to the current ones', async ({ request, page }) => {
  for (const [address, target] of Object.entries(moved)) {
    const response = await request.get(address, { maxRedirects: 0 });
    expect.soft(response.status(), address).toBe(301);
    expect.soft(response.headers()['location'], address).toBe(target);
  }
  await page.goto('/services/people-talent-advisory');
  await expect(page).toHaveURL('/services/organisation-talent-advisory');
});
