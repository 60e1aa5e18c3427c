import { z } from 'zod';
import { parseManifest, RELEASE_LIMITS, releaseSchema } from './release';

const schema = releaseSchema.pick({ name: true, version: true });
const RELEASE = { name: 'mf-careers', version: '1.0.0' } as const;
const parse = (text: string) => parseManifest(schema, Buffer.from(text), RELEASE);

test('a manifest is parsed as far as the schema goes', () => {
  expect(parse(JSON.stringify({ ...RELEASE, contract: 99 }))).toEqual(RELEASE);
});

test.each([
  ['no JSON', '{', 'release.json is malformed: it is not valid JSON'],
  ['malformed', '{"name":"mf-careers"}', /^release\.json is malformed: version: /],
  ['that of another version', '{"name":"mf-careers","version":"2.0.0"}', 'describes mf-careers 2.0.0'],
  ['that of another remote', '{"name":"mf-forms","version":"1.0.0"}', 'describes mf-forms 1.0.0'],
])('a manifest that is %s is refused', (_case, text, message) => {
  expect(() => parse(text)).toThrow(message);
});

test.each(['1.4.2', '0.0.0', '1.0.0-0', '1.0.0-beta.2', '1.0.0-h0123456789012345', '2026.1.31'])(
  'the version %s is accepted',
  (version) => {
    expect(releaseSchema.shape.version.safeParse(version).success).toBe(true);
  },
);

test.each([
  ['a number that begins with 0', '2026.01.31'],
  ['only digits after its hyphen, of which the first is 0', '1.0.0-0123456789012345'],
  ['an empty part after its hyphen', '1.0.0-beta..2'],
  ['a number that JavaScript cannot represent', '99999999999999999999.0.0'],
  ['metadata of a build', '1.0.0+7'],
  ['a letter before its numbers', 'v1.0.0'],
  ['a space before its numbers', ' 1.0.0'],
  ['81 characters', `1.0.0-${'a'.repeat(75)}`],
])('a version with %s is refused', (_case, version) => {
  expect(releaseSchema.shape.version.safeParse(version).success).toBe(false);
});

test('at most five problems are reported', () => {
  const text = z.string();
  const many = schema.extend({ a: text, b: text, c: text, d: text, e: text, f: text });
  const problemsOf = () => parseManifest(many, Buffer.from(JSON.stringify(RELEASE)));
  expect(problemsOf).toThrow(/^release\.json is malformed: a: [^;]*(; [b-e]: [^;]*){4}$/);
});

const PLAIN_NAMES = 'must be a relative path of plain names that do not begin with a dot';

test.each([
  ['a file outside of it', ['../escape.js'], `files.../escape.js: ${PLAIN_NAMES}`],
  ['a file without a plain name', ['a//b.js'], `files.a//b.js: ${PLAIN_NAMES}`],
  ['a folder that origins do not serve', ['.well-known/a.js'], `files..well-known/a.js: ${PLAIN_NAMES}`],
  ['a file that a store keeps for itself', ['.live'], `files..live: ${PLAIN_NAMES}`],
  [
    'too many files',
    Array.from({ length: RELEASE_LIMITS.maxFiles + 1 }, (_, index) => `${index}.js`),
    'files: at most 1000 files are allowed',
  ],
])('a release with %s is refused', (_case, names, message) => {
  const files = Object.fromEntries(names.map((name) => [name, `sha384-${'A'.repeat(64)}`]));
  const withFiles = schema.extend({ files: releaseSchema.shape.files });
  const manifest = Buffer.from(JSON.stringify({ ...RELEASE, files }));
  expect(() => parseManifest(withFiles, manifest)).toThrow(`release.json is malformed: ${message}`);
});

describe('routes', () => {
  const accepts = (path: string, url = '/careers') =>
    releaseSchema.shape.routes.safeParse([{ path, expose: 'CareersPage', pages: [{ url }] }]).success;

  test.each(['/', '/careers', '/careers/:id', '/careers/~a/b.c_d/*'])(
    'the pattern %s is accepted',
    (path) => {
      expect(accepts(path)).toBe(true);
    },
  );

  test.each([
    ['an optional segment', '/careers/:id?'],
    ['an optional plain segment', '/careers/jobs?'],
    ['an empty segment', '//careers'],
    ['an empty segment at its end', '/careers/'],
    ['a wildcard in its middle', '/careers/*/jobs'],
    ['a wildcard in a segment', '/careers/job*'],
    ['a segment that leads upward', '/careers/../about'],
    ['no slash at its start', 'careers'],
    ['11 segments', '/a'.repeat(11)],
    ['201 characters', `/${'a'.repeat(200)}`],
  ])('a pattern with %s is refused', (_case, path) => {
    expect(accepts(path)).toBe(false);
  });

  test.each(['/', '/careers/', '/careers?job=1&page=2', '/careers/%D8%AE'])(
    'the page %s is accepted',
    (url) => {
      expect(accepts('/careers', url)).toBe(true);
    },
  );

  test.each([
    '//careers',
    '/careers//jobs',
    '/./careers',
    '/a/../careers',
    '/\\careers',
    '/careers#top',
    'careers',
  ])('the page %s is refused', (url) => {
    expect(accepts('/careers', url)).toBe(false);
  });

  test('at most 100 routes and 1,000 pages are accepted', () => {
    const route = (pages: number) => ({
      path: '/careers',
      expose: 'CareersPage',
      pages: Array.from({ length: pages }, () => ({ url: '/careers' })),
    });
    const isAccepted = (...routes: object[]) => releaseSchema.shape.routes.safeParse(routes).success;
    expect(isAccepted(...Array.from({ length: 100 }, () => route(10)))).toBe(true);
    expect(isAccepted(...Array.from({ length: 101 }, () => route(1)))).toBe(false);
    expect(isAccepted(route(500), route(501))).toBe(false);
  });

  test('a route has at most 20 query parameters, of at most 50 characters each', () => {
    const isAccepted = (...query: string[]) => {
      const route = { path: '/careers', expose: 'CareersPage', query, pages: [{ url: '/careers' }] };
      return releaseSchema.shape.routes.safeParse([route]).success;
    };
    expect(isAccepted(...Array.from({ length: 20 }, (_, index) => `p${index}`))).toBe(true);
    expect(isAccepted(...Array.from({ length: 21 }, (_, index) => `p${index}`))).toBe(false);
    expect(isAccepted('x'.repeat(51))).toBe(false);
  });
});
