import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRelease, replaceEverywhere, type ReleaseFiles } from '../../site/make-release';
import { jobBoardTitle } from '../../remote-copy';
import { expect, test } from './operations-fixtures';

const ENTRY = 'remoteEntry.js';
const SERVER = 'server/server.cjs';
const NEW_TITLE = 'Opportunities of today';
/** The start of the page's component in the server bundle. */
const PAGE_COMPONENT = /function CareersPage\([^)]*\) \{/;

async function breakComponent({ read, write }: ReleaseFiles, statement: string): Promise<void> {
  const bundle = await read(SERVER);
  expect(bundle).toMatch(PAGE_COMPONENT);
  await write(
    SERVER,
    bundle.replace(PAGE_COMPONENT, (start) => `${start} ${statement}`),
  );
}

const invalidReleases = [
  {
    title: 'a file whose hash is wrong',
    version: '2.0.1',
    reason: /remoteEntry\.js does not match its integrity/,
    after: async ({ read, write }: ReleaseFiles) => write(ENTRY, `${await read(ENTRY)}\n`),
  },
  {
    title: 'a truncated file',
    version: '2.0.2',
    reason: /server\/server\.cjs does not match its integrity/,
    after: async ({ read, write }: ReleaseFiles) => {
      const bundle = await read(SERVER);
      await write(SERVER, bundle.slice(0, bundle.length / 2));
    },
  },
  {
    title: 'a syntax error',
    version: '2.0.3',
    reason: /Unexpected token|Unexpected end|missing/i,
    before: async ({ read, write }: ReleaseFiles) => write(SERVER, `${await read(SERVER)}\n)(;`),
  },
  {
    title: 'an error while rendering',
    version: '2.0.4',
    reason: /\/careers cannot be rendered: planted/,
    before: (files: ReleaseFiles) => breakComponent(files, "throw new Error('planted');"),
  },
  {
    title: 'an endless loop',
    version: '2.0.5',
    reason: /\/careers cannot be rendered: rendering \/careers took more than/,
    before: (files: ReleaseFiles) => breakComponent(files, 'for (;;);'),
  },
  {
    title: 'a missing expose',
    version: '2.0.6',
    reason: /it must expose CareersPage/,
    before: ({ release }: ReleaseFiles) => {
      release.exposes = { SomethingElse: { files: [] } };
    },
  },
  {
    title: 'a route that it does not own',
    version: '2.0.7',
    reason: /it declares the route \/about, which it does not own/,
    before: ({ release }: ReleaseFiles) => {
      release.routes.push({
        path: '/about',
        expose: 'CareersPage',
        query: [],
        pages: [{ url: '/about', status: 200, sitemap: true }],
      });
    },
  },
];

test.use({ siteName: 'refused' });

for (const { title, version, reason, before, after } of invalidReleases) {
  test(`a release with ${title} is refused with a logged reason, and the site stays unchanged`, async ({
    site,
    status,
    html,
  }) => {
    const good = await html('/careers');
    await makeRelease(site, {
      name: 'mf-careers',
      version,
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
    });
    await expect
      .poll(async () => (await status()).refused['mf-careers'])
      .toMatchObject({ version, reason: expect.stringMatching(reason) });
    expect(await html('/careers')).toEqual(good);
    const log = await readFile(path.join(site.folder, 'logs', 'shell.log'), 'utf8');
    const line = log
      .split('\n')
      .find((entry) => entry.includes('a release is refused') && entry.includes(version));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      remote: 'mf-careers',
      reason: expect.stringMatching(reason),
    });
  });
}

test('a valid release after refused ones goes live', async ({ site, html }) => {
  await makeRelease(site, {
    name: 'mf-careers',
    version: '2.1.0',
    before: (files) => replaceEverywhere(files, jobBoardTitle, NEW_TITLE),
  });
  await expect.poll(async () => (await html('/careers')).text).toContain(NEW_TITLE);
});
