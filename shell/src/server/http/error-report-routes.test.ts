import { startTestShell, type TestShell } from '../testing/start-test-shell';

let shell: TestShell;

beforeEach(async () => {
  shell = await startTestShell();
  shell.lines.length = 0;
});

afterEach(() => shell.stop());

const report = (headers: Record<string, string>) =>
  fetch(`${shell.url}/_errors`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ composition: 'a', path: '/careers', message: 'it broke' }),
  });

const logged = () => shell.lines.filter(({ msg }) => msg === 'a browser reported an error').length;

test.each([
  ['a page of this site', { 'Sec-Fetch-Site': 'same-origin' }, 204],
  ['a page of this site in an older browser', { Origin: 'http://localhost:3000' }, 204],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a page of another site in an older browser', { Origin: 'https://other.example' }, 403],
  ['a client that is not a browser', {}, 403],
])('a report of %s gets its status', async (_sender, headers, status) => {
  expect((await report(headers as Record<string, string>)).status).toBe(status);
  expect(logged()).toBe(status === 204 ? 1 : 0);
});

test('a report is logged without the queries of the addresses that it names', async () => {
  const stack =
    'Error\n  at f (https://a.example/jobs?q=x@y.z:1:20)\n  at https://a.example/_remotes/a.js:2:3';
  await fetch(`${shell.url}/_errors`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      composition: 'a',
      path: '/jobs',
      message: 'is it https://a.example/?q=x ?',
      stack,
    }),
  });
  expect(shell.lines.find(({ msg }) => msg === 'a browser reported an error')).toMatchObject({
    report: {
      message: 'is it https://a.example/ ?',
      stack: 'Error\n  at f (https://a.example/jobs:1:20)\n  at https://a.example/_remotes/a.js:2:3',
    },
  });
});

test('a client that floods is refused, and reports of others are logged', async () => {
  const flooding = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.7' };
  const statuses = new Set<number>();
  for (let count = 0; count < 100; count += 1) statuses.add((await report(flooding)).status);
  expect(statuses).toEqual(new Set([204, 429]));
  expect(logged()).toBe(20);
  expect((await report({ 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': '203.0.113.9' })).status).toBe(
    204,
  );
  expect(logged()).toBe(21);
});

test('invalid reports of many clients leave room for a valid one', async () => {
  const junk = Array.from({ length: 150 }, (_, client) =>
    fetch(`${shell.url}/_errors`, {
      method: 'POST',
      headers: { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `203.0.113.${client}` },
      body: '{}',
    }),
  );
  for (const { status } of await Promise.all(junk)) expect(status).toBe(400);
  expect((await report({ 'Sec-Fetch-Site': 'same-origin' })).status).toBe(204);
  expect(logged()).toBe(1);
});

test('reports of many clients do not fill the log', async () => {
  const statuses = new Set<number>();
  for (let client = 0; client < 150; client += 1) {
    const forwarded = { 'Sec-Fetch-Site': 'same-origin', 'X-Forwarded-For': `203.0.113.${client}` };
    statuses.add((await report(forwarded)).status);
  }
  expect(statuses).toEqual(new Set([204, 429]));
  expect(logged()).toBe(100);
});
