import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { aRelease } from '@site/contracts/testing/a-release';
import type { GateContext } from '../step';
import { firstLoad } from './first-load';

let output: string;
let siteStatus: number;
const site = provideLocalServer((_request, response) => response.writeHead(siteStatus).end('entry'));

beforeEach(async () => {
  output = await mkdtemp(path.join(tmpdir(), 'first-load-'));
  await writeFile(path.join(output, 'remoteEntry.js'), 'entry');
});

const release = aRelease({
  name: 'mf-careers',
  version: '1.0.0',
  exposes: { CareersPage: { files: [] } },
});

/** Compares a release with a live one whose files are the same. */
const compare = () => {
  const live = { url: site.url, releases: { [release.name]: release }, platform: { scriptBytes: 0 } };
  return firstLoad.run({} as GateContext, { build: { release, output }, live } as never, []);
};

test('the scripts of a release are compared with those of the live one', async () => {
  siteStatus = 200;
  expect(await compare()).toEqual({ problems: [], notes: ['CareersPage 0.0 KB (live: 0.0 KB)'] });
});

test('an error page of the live site is not measured in place of a script', async () => {
  siteStatus = 500;
  expect(await compare()).toEqual({
    problems: [expect.stringContaining('/_remotes/mf-careers/1.0.0/remoteEntry.js responded with 500')],
    advice: expect.stringContaining('wait until the site responds'),
  });
});
