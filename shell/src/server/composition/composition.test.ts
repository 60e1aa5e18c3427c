import { testBuild, testComposition } from '../testing/test-composition';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';

const careers = (version: string) => testRelease('mf-careers', version).release;

const composed = (version: string, id = 'shell', site = testSite) =>
  testComposition([careers(version)], { ...testBuild, id, files: { 'shell.js': 'sha384-s' } }, site);

test('equal contents have the same id; another release, shell or list of remotes has another one', () => {
  expect(composed('1.0.0').id).toBe(composed('1.0.0').id);
  expect(composed('1.0.1').id).not.toBe(composed('1.0.0').id);
  expect(composed('1.0.0', 'other').id).not.toBe(composed('1.0.0').id);
  const withRedirect = { ...testSite, redirects: { '/events': '/' } };
  expect(composed('1.0.0', 'shell', withRedirect).id).not.toBe(composed('1.0.0').id);
});

test('a later signature leaves the id as it is, although outcomes of the gate and key change', () => {
  const release = { ...careers('1.0.0'), gate: { types: 'passed' }, keyId: '0123456789abcdef' } as const;
  expect(testComposition([release]).id).toBe(testComposition([careers('1.0.0')]).id);
});

test('the import map holds the integrity of scripts for browsers, under URLs with the version', () => {
  const { files } = careers('1.0.0');
  expect(composed('1.0.0').file.importMap).toEqual({
    integrity: {
      '/_shell/shell.js': 'sha384-s',
      '/_remotes/mf-careers/1.0.0/remoteEntry.js': files['remoteEntry.js'],
    },
  });
});

test('the routes and entries of every release are in its file', () => {
  expect(composed('1.0.0').file).toMatchObject({
    remotes: [{ name: 'mf-careers', version: '1.0.0', entry: '/_remotes/mf-careers/1.0.0/remoteEntry.js' }],
    routes: expect.arrayContaining([{ path: '/careers/*', id: 'mf-careers/CareersPage' }]),
  });
});

test('the paths of a missing remote have no expose', () => {
  const { routes } = composed('1.0.0').file;
  expect(routes).toContainEqual({ path: '/', id: null });
  expect(routes).toContainEqual({ path: '/services/*', id: null });
  expect(routes).not.toContainEqual({ path: '/careers/*', id: null });
});
