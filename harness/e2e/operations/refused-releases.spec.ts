import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { makeRelease, type ReleaseFiles } from '../../site/make-release';
import { expect, test } from './operations-fixtures';

const ENTRY = 'remoteEntry.js';
const SERVER = 'server/server.cjs';
/** The start of the page's component in the server bundle. */
const PAGE_COMPONENT = /function CareersPage\([^)]*\) \{/;

// One fault for each stage: before a release is stored, and in its trial. The shell's own tests have the others.
const invalidReleases = [
  {
    title: 'a file whose hash is wrong',
    version: '2.0.1',
    reason: /remoteEntry\.js does not match its integrity/,
    after: async ({ read, write }: ReleaseFiles) => write(ENTRY, `${await read(ENTRY)}\n`),
  },
  {
    title: 'an endless loop',
    version: '2.0.2',
    reason: /\/careers cannot be rendered: rendering \/careers took more than/,
    before: async ({ read, write }: ReleaseFiles) => {
      const bundle = await read(SERVER);
      expect(bundle).toMatch(PAGE_COMPONENT);
      await write(
        SERVER,
        bundle.replace(PAGE_COMPONENT, (start) => `${start} for (;;);`),
      );
    },
  },
];

for (const { title, version, reason, ...changes } of invalidReleases) {
  test(`a release with ${title} is refused with a logged reason, and the site stays unchanged`, async ({
    site,
    status,
    html,
  }) => {
    const good = await html('/careers');
    await makeRelease(site, { name: 'mf-careers', version, ...changes });
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
