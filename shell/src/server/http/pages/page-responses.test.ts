import { ImmutableFiles } from '../files/immutable-files';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

let shell: TestShell;

afterEach(async () => {
  jest.restoreAllMocks();
  await shell.stop();
});

/** mf-careers, where /careers/moved redirects to a location, and any other page responds with its status. */
const careers = (version: string, location: string, pages: { url: string; status: 200 | 301 }[]) =>
  testRelease('mf-careers', version, {
    pages,
    exposes: {
      CareersPage: `({ path, response }) => {
        if (path.startsWith('/careers/moved')) Object.assign(response, { status: 301, location: ${JSON.stringify(location)} });
        if (path === '/careers/odd') response.status = 1000;
        return '<h1>Careers</h1>';
      }`,
    },
  });

const home = { url: '/careers', status: 200 } as const;
const moved = { url: '/careers/moved', status: 301 } as const;

test('a redirect to a path in any script is sent in ASCII, again and again', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0', '/careers/وظائف', [home, moved])] });
  for (const encoding of ['identity', 'identity', 'br', 'br']) {
    const { status, headers } = await shell.get('/careers/moved', { 'Accept-Encoding': encoding });
    expect([status, headers.get('location')]).toEqual([301, '/careers/%D9%88%D8%B8%D8%A7%D8%A6%D9%81']);
  }
});

test('a release that redirects to another site is refused', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0', '/careers', [home, moved])] });
  await shell.release(careers('2.0.0', '//evil.example', [home, moved]));
  expect((await shell.status()).refused['mf-careers']?.reason).toMatch(
    /^\/careers\/moved cannot be rendered: .*path of this site/,
  );
});

test('a page that no trial has seen, and whose response cannot be sent, is unavailable', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0', '//evil.example', [home])] });
  for (const path of ['/careers/moved', '/careers/odd']) {
    const { status, headers } = await shell.get(path);
    expect([status, headers.get('location')]).toEqual([503, null]);
  }
  expect((await shell.get('/careers')).status).toBe(200);
});

test('an exception in the fast path is logged, and the request is responded to all the same', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0', '/', [home])] });
  shell.lines.length = 0;
  jest.spyOn(ImmutableFiles.prototype, 'sendIfInMemory').mockImplementation(() => {
    throw new Error('planted');
  });
  expect((await shell.get('/careers')).status).toBe(200);
  expect(shell.lines).toEqual([
    expect.objectContaining({ level: 'error', msg: 'failed to send a page or file from memory' }),
  ]);
});

test('whatever is no page runs and loads nothing if it is opened by itself', async () => {
  shell = await startTestShell({ releases: [careers('1.0.0', '/', [home])] });
  for (const target of [
    '/_status',
    '/_health/live',
    '/favicon.ico',
    '/sitemap.xml',
    '/robots.txt',
    '/.well-known/security.txt',
    '/_remotes/mf-careers/1.0.0/remoteEntry.js',
    '/_remotes/mf-careers/1.0.0/absent.js',
    '/_shell/absent.js',
    '/%E0%A4%A',
    '/Careers',
  ]) {
    const { headers } = await shell.get(target);
    expect([target, headers.get('content-security-policy')]).toEqual([
      target,
      "default-src 'none'; img-src data:; style-src 'unsafe-inline'; sandbox",
    ]);
  }
  expect((await shell.get('/careers')).headers.get('content-security-policy')).toContain("script-src 'self'");
});
