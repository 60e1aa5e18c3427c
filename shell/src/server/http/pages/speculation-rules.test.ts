import { startTestShell, type TestShell } from '../../testing/start-test-shell';
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

let shell: TestShell;

beforeAll(async () => {
  shell = await startTestShell({ releases: [careers] });
});

afterAll(() => shell.stop());

test('the header of pages names the rules, and no other response does', async () => {
  const rulesOf = async (path: string) => (await shell.get(path)).headers.get('speculation-rules');
  expect(await rulesOf('/careers')).toBe('"/_speculation-rules"');
  for (const path of ['/careers/closed', '/nowhere', '/Careers', '/robots.txt', '/favicon.ico'])
    expect([path, await rulesOf(path)]).toEqual([path, null]);
});

test('a visitor who saves data gets no rules, and no cache confuses the two', async () => {
  const { headers, body } = await shell.get('/_speculation-rules');
  expect(headers.get('content-type')).toMatch('application/speculationrules+json');
  expect(JSON.parse(body)).toMatchObject({ prefetch: [{ eagerness: 'moderate' }] });
  const saving = await shell.get('/_speculation-rules', { 'Save-Data': 'on' });
  expect(JSON.parse(saving.body)).toEqual({});
  for (const response of [{ headers }, saving]) expect(response.headers.get('vary')).toBe('Save-Data');
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
