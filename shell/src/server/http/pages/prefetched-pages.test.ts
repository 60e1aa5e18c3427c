import { createHash } from 'node:crypto';
import { provideTestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

const careers = testRelease('mf-careers', '1.0.0', {
  query: ['search'],
  pages: [{ url: '/careers' }, { url: '/careers?search=engineer' }, { url: '/careers/closed', status: 404 }],
  exposes: {
    CareersPage: `({ path, response }) => {
      if (path === '/careers/closed') response.status = 404;
      return '<h1>Careers</h1>';
    }`,
  },
});

const shell = provideTestShell({ releases: [careers] });

test('a page has the speculation rules, and its security policy allows them', async () => {
  const { body, headers } = await shell.get('/careers');
  const [, rules = ''] = /<script type="speculationrules">(.*?)<\/script>/.exec(body) ?? [];
  expect(JSON.parse(rules)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  const hash = createHash('sha256').update(rules).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
});

test('a prefetch never costs a render: a page that no release declares is refused, until it is opened', async () => {
  const prefetch = { 'Sec-Purpose': 'prefetch' };
  const before = await shell.renders();
  for (const path of ['/careers', '/careers?search=engineer'])
    expect((await shell.get(path, prefetch)).status).toBe(200);
  const refused = await shell.get('/careers?search=baker', prefetch);
  expect([refused.status, refused.headers.get('cache-control')]).toEqual([403, 'no-store']);
  expect(await shell.renders()).toBe(before);
  expect((await shell.get('/careers?search=baker')).status).toBe(200);
});
