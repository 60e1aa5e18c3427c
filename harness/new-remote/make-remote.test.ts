import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { readSite, SITE_FILE } from '@site/releases/site';
import { remoteNames } from '../site/remotes';
import { makeRemote } from './make-remote';
import { DEPLOYMENT_FILES, linesNaming } from './mentions';
import { removeRemote } from './remove-remote';

const repository = path.join(__dirname, '..', '..');
const EDITED = [...DEPLOYMENT_FILES, 'CODEOWNERS', 'docs/architecture.md', 'package-lock.json', SITE_FILE];

let root: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'new-remote-'));
  await Promise.all(EDITED.map((file) => cp(path.join(repository, file), path.join(root, file))));
});

const read = (file: string) => readFile(path.join(root, file), 'utf8');

/** Every file below the root with its text. */
async function contents(): Promise<Record<string, string>> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(
    await Promise.all(files.map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
}

test('a new remote is named wherever the others are', async () => {
  await makeRemote(root, { name: 'mf-events', route: '/events' });
  const [neighbour = ''] = remoteNames();
  const remotes = [...remoteNames(), 'mf-events'];
  for (const file of DEPLOYMENT_FILES) {
    const text = await read(file);
    expect(linesNaming('mf-events', text, remotes)).toEqual(linesNaming(neighbour, text, remotes));
  }
  expect(readSite(path.join(root, SITE_FILE)).remotes['mf-events']).toMatchObject({
    team: 'events',
    origin: 'http://127.0.0.1:3106',
    routes: ['/events'],
    requiredExposes: ['EventsPage'],
  });
  expect(await read('CODEOWNERS')).toMatch(/^\/mf-events\/ +@site\/events$/m);
  expect(await read('docs/architecture.md')).toContain('| `/events` | `mf-events/` | events |');
});

test('a new remote has a page with a test, and no placeholder is left', async () => {
  const files = await makeRemote(root, { name: 'mf-events', route: '/events' });
  expect(files).toEqual(
    expect.arrayContaining([
      'mf-events/package.json',
      'mf-events/remote.config.ts',
      'mf-events/src/pages/events/EventsPage.tsx',
      'mf-events/src/pages/events/EventsPage.test.tsx',
    ]),
  );
  const own = await Promise.all(files.filter((file) => file.startsWith('mf-events/')).map(read));
  expect(own.filter((text) => /\{\{\w+\}\}/.test(text))).toEqual([]);
});

test('a new remote is linked where a link of a discarded attempt is left', async () => {
  const link = path.join(root, 'node_modules', '@site', 'mf-events');
  await mkdir(path.dirname(link), { recursive: true });
  await symlink('nowhere', link);
  await makeRemote(root, { name: 'mf-events', route: '/events' });
  expect(await realpath(link)).toBe(await realpath(path.join(root, 'mf-events')));
});

test("a new remote's entry comes after every other in the header", async () => {
  const navigation = (name: string) => path.join(root, name, 'src', 'content', 'navigation.ts');
  for (const [name, order] of [
    ['mf-careers', 60],
    ['mf-insights', 10],
  ] as const) {
    await mkdir(path.dirname(navigation(name)), { recursive: true });
    await writeFile(navigation(name), `{ place: 'header', order: ${order} }, { place: 'legal', order: 90 }`);
  }
  await makeRemote(root, { name: 'mf-events', route: '/events' });
  expect(await readFile(navigation('mf-events'), 'utf8')).toContain('order: 70 }');
});

test('the lock file differs only by the new remote', async () => {
  interface Lock {
    packages: Record<string, unknown>;
  }
  const before = await read('package-lock.json');
  await makeRemote(root, { name: 'mf-events', route: '/events' });
  const { packages, ...rest } = JSON.parse(await read('package-lock.json')) as Lock;
  const { 'mf-events': workspace, 'node_modules/@site/mf-events': link, ...others } = packages;
  expect(`${JSON.stringify({ ...rest, packages: others }, null, 2)}\n`).toBe(before);
  expect(workspace).toMatchObject({ name: '@site/mf-events', version: '1.0.0' });
  expect(link).toEqual({ resolved: 'mf-events', link: true });
});

describe('a remote that is removed again', () => {
  const git = (...parameters: string[]) =>
    promisify(execFile)('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.org', ...parameters], {
      cwd: root,
    });

  beforeEach(async () => {
    await git('init', '--quiet');
    await makeRemote(root, { name: 'mf-events', route: '/events' });
  });

  /** Expects every edited file, except the site's own, to be as it was before. */
  async function expectOthersAsBefore(): Promise<void> {
    for (const file of EDITED.filter((each) => each !== SITE_FILE))
      expect([file, await read(file)]).toEqual([file, await readFile(path.join(repository, file), 'utf8')]);
    expect(await readdir(root)).not.toContain('mf-events');
  }

  const commit = async () => {
    await git('add', '--all');
    await git('commit', '--quiet', '--message', 'A remote');
  };

  test('leaves nothing but redirects of its pages, which go when it is made again', async () => {
    await commit();
    await removeRemote(root, { name: 'mf-events', target: '/careers' });
    await expectOthersAsBefore();
    const site = readSite(path.join(root, SITE_FILE));
    expect(site).toEqual({
      ...readSite(path.join(repository, SITE_FILE)),
      redirects: { '/events': '/careers' },
    });
    await makeRemote(root, { name: 'mf-events', route: '/events' });
    expect(readSite(path.join(root, SITE_FILE)).redirects).toEqual({});
  });

  test('is removed by a second call if the first was interrupted while it waited for the site', async () => {
    await commit();
    const interrupted = new Promise<never>(() => {});
    const waiting = new Promise<void>((resolve) => {
      void removeRemote(root, { name: 'mf-events', target: '/careers' }, () => {
        resolve();
        return interrupted;
      });
    });
    await waiting;
    await removeRemote(root, { name: 'mf-events', target: '/' });
    await expectOthersAsBefore();
    const { remotes, redirects } = readSite(path.join(root, SITE_FILE));
    expect(Object.keys(remotes)).toEqual(remoteNames());
    expect(redirects).toEqual({ '/events': '/careers' });
  });

  test('is not removed where the running site keeps it', async () => {
    await commit();
    const before = await contents();
    const keep = () => Promise.reject(new Error('the site keeps it'));
    const removing = removeRemote(root, { name: 'mf-events', target: '/' }, keep);
    await expect(removing).rejects.toThrow('the site keeps it');
    expect(await contents()).toEqual(before);
  });

  test('is not removed while it has new files, also where git status shows none', async () => {
    await git('config', 'status.showUntrackedFiles', 'no');
    const before = await contents();
    const removing = removeRemote(root, { name: 'mf-events', target: '/' });
    await expect(removing).rejects.toThrow('mf-events has changes that are not committed');
    expect(await contents()).toEqual(before);
  });

  test.each([
    { name: 'mf-none', target: '/', reason: 'mf-none is no remote of this site' },
    { name: 'docs', target: '/', reason: 'docs is no remote of this site' },
    { name: 'mf-marketing', target: '/careers', reason: 'mf-marketing has the home page' },
    {
      name: 'mf-careers',
      target: '/careers/past',
      reason: '/careers/past belongs to no remote: choose another target',
    },
    { name: 'mf-events', target: '/', reason: 'mf-events has changes that are not committed' },
  ])(
    '$name with redirects to $target is refused, and nothing is changed',
    async ({ name, target, reason }) => {
      const before = await contents();
      await expect(removeRemote(root, { name, target })).rejects.toThrow(reason);
      expect(await contents()).toEqual(before);
    },
  );
});

test.each([
  { name: 'events', route: '/events', reason: 'must be mf- and one word' },
  { name: 'mf-Events', route: '/events', reason: 'must be mf- and one word' },
  { name: 'mf-../x', route: '/events', reason: 'must be mf- and one word' },
  { name: 'mf-careers', route: '/events', reason: 'mf-careers exists' },
  { name: 'mf-folder', route: '/events', reason: 'The folder mf-folder exists' },
  { name: 'mf-events', route: 'events', reason: 'must be one path segment' },
  { name: 'mf-events', route: '/', reason: '/ belongs to mf-marketing' },
  { name: 'mf-events', route: '/events/:id', reason: 'must be one path segment' },
  { name: 'mf-events', route: '/api', reason: '/api belongs to the shell' },
  { name: 'mf-events', route: '/careers', reason: '/careers belongs to mf-careers' },
])('$name at $route is refused, and nothing is changed', async ({ name, route, reason }) => {
  await mkdir(path.join(root, 'mf-folder'));
  const before = await contents();
  await expect(makeRemote(root, { name, route })).rejects.toThrow(reason);
  expect(await contents()).toEqual(before);
});

test('nothing is changed where a file lacks the line beside which the remote is added', async () => {
  await rm(path.join(root, 'CODEOWNERS'));
  await cp(path.join(repository, 'package.json'), path.join(root, 'CODEOWNERS'));
  const before = await contents();
  await expect(makeRemote(root, { name: 'mf-events', route: '/events' })).rejects.toThrow(
    /^CODEOWNERS must contain/,
  );
  expect(await contents()).toEqual(before);
});
