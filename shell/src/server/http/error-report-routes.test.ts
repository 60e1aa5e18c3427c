import { startTestShell, type TestShell } from '../testing/start-test-shell';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  shell.lines.length = 0;
});

const ERROR = { composition: 'a', path: '/careers', message: 'it broke' };

const report = (headers: Record<string, string>, body: object = ERROR) =>
  fetch(`${shell.url}/_errors`, { method: 'POST', headers, body: JSON.stringify(body) });

/** The headers of a page of this site in the browser of a client. */
const from = (client: string) => ({ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': client });

const logged = () => shell.logged('a browser reported an error');

test.each([
  ['a page of this site', { 'Sec-Fetch-Site': 'same-origin' }, 204],
  ['a page of this site in an older browser', { Origin: 'http://localhost:3000' }, 204],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a page of another site in an older browser', { Origin: 'https://other.example' }, 403],
  ['a client that is not a browser', {}, 403],
])('a report of %s gets its status', async (_sender, headers, status) => {
  expect((await report(headers as Record<string, string>)).status).toBe(status);
  expect(logged()).toHaveLength(status === 204 ? 1 : 0);
});

test('a report is logged without the queries of the addresses that it names', async () => {
  const stack =
    'Error\n  at f (https://a.example/jobs?q=x@y.z:1:20)\n  at https://a.example/_remotes/a.js:2:3';
  await report(from('203.0.113.7'), { ...ERROR, message: 'is it https://a.example/?q=x ?', stack });
  expect(logged()).toMatchObject([
    {
      report: {
        message: 'is it https://a.example/ ?',
        stack: 'Error\n  at f (https://a.example/jobs:1:20)\n  at https://a.example/_remotes/a.js:2:3',
      },
    },
  ]);
});

test('well-formed reports are counted for the remote whose code threw', async () => {
  const headers = from('203.0.113.7');
  await report(headers);
  await report(headers, { message: 'it broke' });
  const frames = ['_shell/libraries.1234.js', '_remotes/mf-forms/1.2.3/ContactForm.1234.js'];
  const stack = frames.map((file) => `at f (https://site.example/${file}:1:2)`).join('\n');
  await report(headers, { ...ERROR, stack });
  const message = 'Failed to fetch https://site.example/_remotes/mf-forms/1.2.3/a.js';
  await report(headers, { ...ERROR, message });
  const counts = await shell.metrics('browser_errors_total');
  expect(counts.filter((line) => !line.endsWith(' 0'))).toEqual([
    'browser_errors_total{remote="mf-forms"} 2',
    'browser_errors_total{remote="shell"} 1',
  ]);
});

test('a client that floods is refused, and reports of others are logged', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 100; count += 1) statuses.add((await report(from('203.0.113.7'))).status);
  expect(statuses).toEqual(new Set([204, 429]));
  expect(logged()).toHaveLength(20);
  expect((await report(from('203.0.113.9'))).status).toBe(204);
  expect(logged()).toHaveLength(21);
});

test('invalid reports of many clients leave room for a valid one', async () => {
  const junk = Array.from({ length: 150 }, (_, client) => report(from(`203.0.113.${client}`), {}));
  for (const { status } of await Promise.all(junk)) expect(status).toBe(400);
  expect((await report(from('203.0.113.7'))).status).toBe(204);
  expect(logged()).toHaveLength(1);
});

test('reports of many clients do not fill the log', async () => {
  const statuses = new Set<number>();
  for (let client = 0; client < 150; client += 1)
    statuses.add((await report(from(`203.0.113.${client}`))).status);
  expect(statuses).toEqual(new Set([204, 429]));
  expect(logged()).toHaveLength(100);
});
