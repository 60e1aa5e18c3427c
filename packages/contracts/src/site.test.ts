import { parseFile } from './release';
import { ownerOf, redirectOf, siteFileSchema } from './site';

const remote = (port: number, ...routes: string[]) => ({
  team: 'events',
  origin: `http://localhost:${port}`,
  routes,
});

const read = (site: object) => parseFile(siteFileSchema, JSON.stringify(site), 'site.json');

const valid = {
  remotes: { 'mf-marketing': remote(3101, '/', '/about'), 'mf-careers': remote(3102, '/careers') },
  redirects: { '/events': '/about?from=events' },
};

test('the first segment of a path decides which remote owns it, and where a path of a removed one leads', () => {
  const site = read(valid);
  expect(ownerOf(site, '/')).toBe('mf-marketing');
  expect(ownerOf(site, '/careers/:id')).toBe('mf-careers');
  expect(ownerOf(site, '/careers?page=2')).toBe('mf-careers');
  expect(ownerOf(site, '/careersx')).toBeUndefined();
  expect(redirectOf(site, '/events/2026')).toBe('/about?from=events');
  expect(redirectOf(site, '/eventsx')).toBeUndefined();
});

test.each([
  ['no remote', { remotes: {} }, 'remotes: must have at least one remote'],
  ['a wrong name', { remotes: { events: remote(1, '/events') } }, 'remotes.events: must be mf- and one word'],
  ['no route', { remotes: { 'mf-a': remote(1) } }, 'remotes.mf-a.routes: Too small'],
  ['a route of two segments', { remotes: { 'mf-a': remote(1, '/a/b') } }, 'must be one path segment'],
  ['a route of the shell', { remotes: { 'mf-a': remote(1, '/api') } }, '/api belongs to the shell'],
  ['the page for every other path', { remotes: { 'mf-a': remote(1, '/404') } }, '/404 belongs to the shell'],
  [
    'two remotes with one first segment',
    { remotes: { ...valid.remotes, 'mf-events': remote(3103, '/events', '/careers') } },
    'remotes.mf-events.routes.1: /careers belongs to mf-careers: choose another one',
  ],
  [
    'two remotes with one origin',
    { remotes: { ...valid.remotes, 'mf-events': remote(3102, '/events') } },
    'remotes.mf-events.origin: http://localhost:3102 belongs to mf-careers: choose another one',
  ],
  [
    'an origin that is no address',
    { remotes: { 'mf-a': { ...remote(1, '/a'), origin: 'localhost:3101' } } },
    'remotes.mf-a.origin: must be an http or https address',
  ],
  [
    'a required step that the gate does not have',
    { remotes: { 'mf-a': { ...remote(1, '/a'), requiredSteps: ['types', 'test'] } } },
    'remotes.mf-a.requiredSteps.1: must be a step of the gate: build, tests, types,',
  ],
  ['a field with a typing error', { ...valid, redirect: {} }, 'Unrecognized key: "redirect"'],
  [
    'a redirect of a page that a remote has',
    { ...valid, redirects: { '/careers': '/' } },
    'redirects./careers: belongs to mf-careers: remove the redirect',
  ],
  [
    'a redirect to no page of a remote',
    { ...valid, redirects: { '/events': '/gone' } },
    'redirects./events: /gone belongs to no remote: choose another target',
  ],
  [
    'a redirect to another site',
    { ...valid, redirects: { '/events': '//evil.example' } },
    'an address of this site',
  ],
])('a file with %s is refused with file, field and what to do', (_case, site, message) => {
  expect(() => read(site)).toThrow('site.json is malformed: ');
  expect(() => read(site)).toThrow(message);
});
