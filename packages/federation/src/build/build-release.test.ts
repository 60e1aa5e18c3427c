import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { CONTRACT_VERSION, type Release } from '@site/contracts';
import { readRelease } from '@site/releases/documents';
import { integrityOfFiles } from './integrity-of-files';
import { SHARED_RANGES } from './shared';
import {
  copyFixtureRemote,
  runFederation,
  WITHOUT_BROWSER_TRIAL,
  type CommandResult,
} from '../testing/fixture-remote';

const HASH = /^[0-9a-f]{16}$/;

describe('a built release', () => {
  let folder: string;
  let result: CommandResult;
  let release: Release;
  const output = () => path.join(folder, 'dist', 'production');

  beforeAll(async () => {
    folder = await copyFixtureRemote();
    result = await runFederation(folder, ['build', '--version', '1.2.3'], WITHOUT_BROWSER_TRIAL);
    release = await readRelease(output());
  });

  test('is built without the browser trial, into the folder that the command names', () => {
    expect(result).toMatchObject({ exitCode: 0, stderr: '' });
    expect(result.stdout).toMatch(/^mf-careers 1\.2\.3 is built in .*dist.production\n$/);
  });

  test('leaves no files of Module Federation in the folder of the remote: module ids depend on where they are', () => {
    expect(existsSync(path.join(folder, 'node_modules'))).toBe(false);
  });

  test('is described by its remote, version, contract and shared packages', () => {
    expect(release).toMatchObject({
      contract: CONTRACT_VERSION,
      name: 'mf-careers',
      version: '1.2.3',
      shared: SHARED_RANGES,
    });
    expect(release.sources).toMatch(HASH);
  });

  test('has the integrity of every file, except its description', async () => {
    expect(release.files).toEqual(await integrityOfFiles(output()));
    expect(Object.keys(release.files)).toEqual(
      expect.arrayContaining([release.entry, release.server, 'mf-manifest.json']),
    );
    expect(release.files).not.toHaveProperty(['release.json']);
    // Its order differs between builds of the same sources.
    expect(release.files).not.toHaveProperty(['mf-manifest-stats.json']);
  });

  test('has imported pictures, at an address that browsers and the server share', async () => {
    const [picture] = Object.keys(release.files).filter((file) => file.startsWith('pictures/'));
    expect(picture).toMatch(/^pictures\/team\.[0-9a-f]{8}\.svg$/);
    const page = release.exposes['CareersPage']!.files[0]!;
    for (const file of [page, release.server]) {
      expect(await readFile(path.join(output(), file), 'utf8')).toContain(`/_remotes/mf-careers/1.2.3/`);
    }
  });

  test('records what it uses of the shell', () => {
    expect(release.uses).toEqual({
      shared: {
        '@emotion/react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
        react: ['useState'],
      },
      tokens: ['--ink'],
    });
  });

  test('names the browser files of each expose, and hashes its modules', () => {
    expect(Object.keys(release.exposes)).toEqual(['CareersPage', 'Opening']);
    const { files, modules } = release.exposes['CareersPage']!;
    expect(modules).toMatch(HASH);
    expect(files).toEqual([expect.stringMatching(/^CareersPage\.[0-9a-f]{8}\.js$/)]);
    expect(release.files).toHaveProperty([files[0]!]);
  });

  test('lists its concrete pages with default status and sitemap entry', () => {
    expect(release.routes).toEqual([
      {
        path: '/careers',
        expose: 'CareersPage',
        query: ['job'],
        pages: [
          { url: '/careers', status: 200, sitemap: true },
          { url: '/careers?job=1', status: 200, sitemap: false },
        ],
      },
    ]);
  });

  test('renders on the server with the shared packages of its host, and with sanitised HTML content', async () => {
    const script = `
      const { CareersPage } = require('./server.cjs');
      const { createElement } = require('react');
      console.log(require('react-dom/server').renderToStaticMarkup(createElement(CareersPage)));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['-e', script], {
      cwd: path.join(output(), 'server'),
    });
    expect(stdout).toContain('<h1>Fixture careers</h1><button>1 jobs, 0 clicks</button>');
    expect(stdout).toContain('<p>Fixture <a>article</a></p>');
    expect(stdout).not.toContain('alert');
    expect(await readFile(path.join(output(), 'server', 'server.cjs'), 'utf8')).not.toContain(
      'function useState',
    );
  });
});

const faults: { fault: string; files: Record<string, string>; message: RegExp }[] = [
  {
    fault: 'content that breaks its schema',
    files: { 'jobs.ts': "export const jobs = [{ title: '' }];" },
    message: /^Content that breaks its schema:\n {2}mf-careers\/jobs\.ts: entry 1, title: .+$/m,
  },
  {
    fault: 'source that does not compile',
    files: { 'CareersPage.tsx': 'export default (' },
    message: /^mf-careers for browsers: [\s\S]*CareersPage\.tsx/,
  },
  {
    fault: 'a picture with a space in its name',
    files: {
      'CareersPage.tsx': "export { default } from './team photo.svg';",
      'team photo.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    },
    message:
      /^release\.json is malformed: files\.pictures\/team photo\.\w+\.svg: must be a relative path .+$/m,
  },
];

test.each(faults)('The build fails on $fault', async ({ files, message }) => {
  const { exitCode, stderr } = await runFederation(await copyFixtureRemote(files), ['build']);
  expect(exitCode).toBe(1);
  expect(stderr).toMatch(message);
});

test('The build fails on a broken contract', async () => {
  const folder = await copyFixtureRemote();
  const file = path.join(folder, 'remote.config.ts');
  await writeFile(file, (await readFile(file, 'utf8')).replace("expose: 'CareersPage'", "expose: 'JobPage'"));
  const { exitCode, stderr } = await runFederation(folder, ['build']);
  expect({ exitCode, stderr }).toEqual({
    exitCode: 1,
    stderr: 'mf-careers breaks its contract:\n  its route /careers shows JobPage, which it does not expose\n',
  });
});

test('The build fails if a source is edited meanwhile, and leaves no release that has the hash of the others', async () => {
  const folder = await copyFixtureRemote();
  const file = path.join(folder, 'remote.config.ts');
  const configuration = await readFile(file, 'utf8');
  const edit = "pictures: () => (appendFileSync('jobs.ts', '// edited'), {}),";
  await writeFile(
    file,
    `import { appendFileSync } from 'node:fs';\n${configuration.replace('exposes:', `${edit} exposes:`)}`,
  );
  const { exitCode, stderr } = await runFederation(folder, ['build']);
  expect(exitCode).toBe(1);
  expect(stderr).toContain('changed after the build had begun: run the command again');
  expect(existsSync(path.join(folder, 'dist', 'production', 'release.json'))).toBe(false);
});
