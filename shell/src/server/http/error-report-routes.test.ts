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

const logged = () => shell.lines.filter(({ msg }) => msg === 'an error in a browser').length;

test.each([
  ['a page of this site', { 'Sec-Fetch-Site': 'same-origin' }, 204],
  ['a page of this site in an older browser', { Origin: 'http://localhost:3000' }, 204],
  ['a page of another site', { 'Sec-Fetch-Site': 'cross-site' }, 403],
  ['a page of another site in an older browser', { Origin: 'https://other.example' }, 403],
  ['what is no browser', {}, 403],
])('a report of %s gets its status', async (_sender, headers, status) => {
  expect((await report(headers as Record<string, string>)).status).toBe(status);
  expect(logged()).toBe(status === 204 ? 1 : 0);
});

test('a flood of reports fills no log', async () => {
  const statuses = new Set<number>();
  for (let count = 0; count < 200; count += 1)
    statuses.add((await report({ 'Sec-Fetch-Site': 'same-origin' })).status);
  expect(statuses).toEqual(new Set([204, 429]));
  expect(logged()).toBeLessThan(200);
});
