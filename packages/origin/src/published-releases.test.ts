import { mkdir, readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { stagedIn } from '@site/node-service/durable-files';
import { publishRelease } from '@site/federation/publishing';
import { createLogger } from '@site/node-service/logger';
import { waitUntil } from '@site/node-service/wait-until';
import { PublishedReleases } from './published-releases';
import { provideTestOrigin } from './testing/test-origin';

const HOUR_MS = 3_600_000;

const origin = provideTestOrigin();

test('the list describes every release, the latest first', async () => {
  const createdAt = '2026-11-20T10:00:00+01:00';
  await origin.release('1.0.0');
  const gate = { types: 'passed', trial: 'skipped' } as const;
  const folder = await origin.build('1.1.0', undefined, { commit: 'abc', createdAt });
  await publishRelease({ ...origin.target, folder, gate });
  const publishedAt = expect.stringMatching(/^\d{4}-.*Z$/);
  expect(await origin.list()).toEqual({
    live: '1.0.0',
    before: null,
    releases: [
      { version: '1.1.0', publishedAt, createdAt, commit: 'abc', gate, bytes: 11 },
      { version: '1.0.0', publishedAt, bytes: 11 },
    ],
  });
});

test('an origin without releases lists none', async () => {
  expect(await origin.list()).toEqual({ live: null, before: null, releases: [] });
  expect((await origin.get('/current.json')).status).toBe(404);
});

test('those who ask while a list is made share the next one, which has what was published before they asked', async () => {
  const releases = new PublishedReleases(origin.folder, createLogger('origin', 'silent'));
  let goOn = (): void => undefined;
  const published = new Promise<void>((resolve) => (goOn = resolve));
  const made = jest.spyOn(releases, 'versions').mockImplementationOnce(async () => {
    await published;
    return [];
  });
  const first = releases.list();
  await waitUntil(() => made.mock.calls.length === 1);
  await origin.publish('1.0.0');
  const later = Array.from({ length: 20 }, () => releases.list());
  goOn();
  expect(await first).toEqual([]);
  for (const list of await Promise.all(later)) expect(list).toMatchObject([{ version: '1.0.0' }]);
  expect(made).toHaveBeenCalledTimes(2);
});

test('an activation deletes what a killed publication left more than an hour ago', async () => {
  const [left, recent] = [stagedIn(origin.folder), stagedIn(origin.folder)];
  for (const staged of [left, recent]) await mkdir(path.join(staged, 'server'), { recursive: true });
  await utimes(left, new Date(), new Date(Date.now() - HOUR_MS - 1_000));
  await origin.release('1.0.0');
  const staged = (await readdir(origin.folder)).filter((name) => name.startsWith('.staged-'));
  expect(staged).toEqual([path.basename(recent)]);
});
