import { ImmutableFiles } from '../files/immutable-files';
import { startTestShell, type TestShell } from '../../testing/start-test-shell';
import { testRelease } from '../../testing/test-release';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell({ releases: [testRelease('mf-careers', '1.0.0')] });
});

test('an exception in the fast path is logged, and the request is responded to all the same', async () => {
  shell.lines.length = 0;
  jest.spyOn(ImmutableFiles.prototype, 'sendIfInMemory').mockImplementation(() => {
    throw new Error('planted');
  });
  expect((await shell.get('/careers')).status).toBe(200);
  expect(shell.lines).toEqual([
    expect.objectContaining({ level: 'error', msg: 'failed to send a page or file from memory' }),
  ]);
});

test('a response that is not a page cannot run or load anything, even if it is opened as a document', async () => {
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
