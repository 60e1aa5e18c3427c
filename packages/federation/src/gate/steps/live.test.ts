import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { signActivation } from '@site/contracts/signature';
import { aRelease } from '@site/contracts/testing/a-release';
import { generateKeyPair } from '@site/releases/keys';
import type { GateContext } from '../step';
import { browser } from './browser';
import { live } from './live';

jest.mock('@site/browser-trial', () => ({
  shellBuild: () => ({ id: 'build', server: 'main.cjs' }),
  BrowserTrial: { start: () => Promise.reject(new Error('the trial has begun')) },
}));

const RELEASES = { 'mf-careers': '1.0.0', 'mf-forms': '1.0.0' };

const { privateKey } = generateKeyPair();

/** The text of an activation. */
const activate = (version: string, sequence: number) =>
  signActivation(
    { remote: 'mf-careers', version, sequence, activatedAt: '2026-11-22T08:00:00.000Z' },
    privateKey,
  );

/** The steps that the site requires of each remote. */
let requiredSteps: readonly string[];
/** The remotes whose origins have lost their releases. */
let lost: readonly string[];
let sitemap: string;
let platform: object;
/** The activations that the origin names, one after the other. The last one is repeated. */
let activations: string[];
/** The status of the origin's response to a request for its activation. */
let activationStatus: number;
/** The responses of `/_status`, one after the other. The last one is repeated. */
let statuses: object[];
/** The documents to whose requests the site responds with an error, one for each request. */
let failing: string[];
let logged: string[];

/** The first one. It is removed, unless it is the last one. */
const next = <Item>(items: Item[]) => (items.length > 1 ? items.shift() : items[0]);

/** The site with the origins of its remotes, below `/origins/`. */
const site = provideLocalServer(({ url = '' }, response) => {
  if (failing.includes(url)) {
    failing.splice(failing.indexOf(url), 1);
    response.writeHead(503).end();
    return;
  }
  const [, name = '', version = ''] = /^\/origins\/([^/]+)\/([^/]+)\/release\.json$/.exec(url) ?? [];
  const remotes = Object.fromEntries(
    ['careers', 'forms'].map((word) => [
      `mf-${word}`,
      { team: word, origin: `${site.url}/origins/mf-${word}`, routes: [`/${word}`], requiredSteps },
    ]),
  );
  const documents: Record<string, object | string> = {
    '/_site': { remotes },
    ...(url === '/_status' && { [url]: next(statuses) }),
    '/_platform': platform,
    '/sitemap.xml': sitemap,
  };
  const document = documents[url] ?? (name && !lost.includes(name) ? aRelease({ name, version }) : undefined);
  if (url === '/origins/mf-careers/current.json') response.writeHead(activationStatus).end(next(activations));
  else if (document) response.end(typeof document === 'string' ? document : JSON.stringify(document));
  else response.writeHead(404).end();
});

beforeEach(() => {
  requiredSteps = [];
  lost = [];
  sitemap = '<urlset></urlset>';
  platform = { exports: {}, tokens: [], scriptBytes: 0 };
  activations = ['activated'];
  activationStatus = 200;
  statuses = [{ releases: RELEASES }];
  failing = [];
  logged = [];
});

const context = () =>
  ({
    remote: { name: 'mf-careers' },
    siteUrl: site.url,
    skipped: [],
    log: (line: string) => void logged.push(line),
  }) as unknown as GateContext;
const readLive = () => live.run(context(), {}, []);
const unreadOf = (name: string) =>
  `the live release of ${name} cannot be read from ${site.url}/origins/${name}: ` +
  `${site.url}/origins/${name}/1.0.0/release.json responded with 404`;

test('while the origin of another team is down, only the trial in a browser is skipped, with the reason', async () => {
  lost = ['mf-forms'];
  const { problems, unavailable, value } = await readLive();
  expect({ problems, unavailable }).toEqual({ problems: [] });
  expect(Object.keys(value?.releases ?? {})).toEqual(['mf-careers']);
  const tried = await browser.run(context(), { build: {} as never, live: value! }, []);
  expect(tried).toEqual({ problems: [], unavailable: unreadOf('mf-forms') });
});

test('the step fails at once if a step is skipped that the site requires: publishing would fail at the end', async () => {
  requiredSteps = ['types', 'tests'];
  expect(await live.run({ ...context(), skipped: ['tests', 'lint'] }, {}, [])).toEqual({
    problems: ['the site requires the step tests of mf-careers, which is skipped'],
    advice: expect.stringContaining('do not skip these steps'),
  });
});

test('the step fails while the origin of the remote is down', async () => {
  lost = ['mf-careers'];
  expect(await readLive()).toEqual({
    problems: [unreadOf('mf-careers')],
    advice: expect.stringContaining('--skip live'),
  });
});

test('the step keeps what is activated, and fails if the origin of the remote does not tell it', async () => {
  expect((await readLive()).value?.activation).toBe('activated');
  activationStatus = 404;
  expect((await readLive()).value?.activation).toBeNull();
  activationStatus = 500;
  expect(await readLive()).toEqual({
    problems: ['the activation of mf-careers cannot be read: activated'],
    advice: expect.stringContaining('--skip live'),
  });
});

describe('while the shell tries a release that a colleague has activated', () => {
  const activated = { 'mf-careers': { version: '1.1.0', sequence: 7 } };
  const undecided = { releases: RELEASES, activated };

  beforeEach(() => {
    activations = [activate('1.1.0', 7)];
  });

  test('the step says so, waits until that is live, and reads it', async () => {
    statuses = [undecided, undecided, { releases: { ...RELEASES, 'mf-careers': '1.1.0' }, activated }];
    const { value } = await readLive();
    expect(value?.activation).toBe(activations[0]);
    expect(value?.releases['mf-careers']?.version).toBe('1.1.0');
    expect(logged).toEqual(['  … live waits until the shell has tried 1.1.0, 180 s at most']);
  });

  test('the step reads what was activated in its place meanwhile', async () => {
    const later = activate('1.2.0', 8);
    activations.push(later);
    statuses = [
      {
        releases: { ...RELEASES, 'mf-careers': '1.2.0' },
        activated: { 'mf-careers': { version: '1.2.0', sequence: 8 } },
      },
    ];
    const { value } = await readLive();
    expect(value?.activation).toBe(later);
    expect(value?.releases['mf-careers']?.version).toBe('1.2.0');
    expect(logged).toEqual([]);
  });

  test('the step does not wait if the shell has seen a later activation, which the origin has lost', async () => {
    statuses = [{ ...undecided, activated: { 'mf-careers': { version: '1.2.0', sequence: 8 } } }];
    expect((await readLive()).value?.activation).toBe(activations[0]);
  });

  test('the step reads the site again if its shell fails for ten seconds meanwhile', async () => {
    statuses = [undecided, undecided, { releases: { ...RELEASES, 'mf-careers': '1.1.0' }, activated }];
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 6_000));
    const log = (line: string) => {
      if (logged.push(line) === 1) failing = ['/_status', '/_status'];
    };
    const { value } = await live.run({ ...context(), log }, {}, []);
    expect(value?.releases['mf-careers']?.version).toBe('1.1.0');
    expect(logged).toHaveLength(2);
  });

  test('the step reads the release before, once that is refused', async () => {
    const refused = { 'mf-careers': { version: '1.1.0', reason: 'it is broken' } };
    statuses = [undecided, { ...undecided, refused }];
    expect((await readLive()).value?.releases['mf-careers']?.version).toBe('1.0.0');
  });

  test('the step fails if the shell does not decide within three minutes', async () => {
    statuses = [undecided];
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 200_000));
    expect(await readLive()).toEqual({
      problems: [
        expect.stringMatching(
          /^mf-careers 1\.1\.0 is activated, and waits for its trial: The shell has not decided after \d+ s/,
        ),
      ],
      advice: expect.stringContaining('once the shell has decided'),
    });
  });
});

test('a live page whose links cannot be read is named', async () => {
  sitemap = `<urlset><url><loc>${site.url}/gone</loc></url></urlset>`;
  const { notes } = await readLive();
  expect(notes).toContain(`the links of /gone are unknown: ${site.url}/gone responded with 404`);
});

test('a site that fails one request is read again', async () => {
  failing = ['/sitemap.xml'];
  const { problems, value } = await readLive();
  expect(problems).toEqual([]);
  expect(Object.keys(value?.releases ?? {})).toEqual(['mf-careers', 'mf-forms']);
});

test.each(['/_site', '/_status', '/_platform', '/sitemap.xml'])(
  'the step fails if the site responds with an error to each request for %s',
  async (path) => {
    activations = [activate('1.0.0', 7)];
    statuses = [{ releases: RELEASES, activated: { 'mf-careers': { version: '1.0.0', sequence: 7 } } }];
    let nowMs = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => (nowMs += 6_000));
    // More requests than the step makes.
    failing = Array.from({ length: 9 }, () => path);
    const { problems, unavailable, advice } = await readLive();
    expect(problems).toEqual([
      `failed to read the live site ${site.url}: ${site.url}${path} responded with 503`,
    ]);
    expect(unavailable).toBeUndefined();
    expect(advice).toContain('--skip live');
  },
);

test('the step fails if the site responds with a document of another form', async () => {
  platform = {};
  const { problems } = await readLive();
  const message = `failed to read the live site ${site.url}: ${site.url}/_platform is malformed: exports: Invalid`;
  expect(problems).toEqual([expect.stringContaining(message)]);
});

test('the step fails while no response comes from the site, and says how to release all the same', async () => {
  await site.close();
  const { port } = new URL(site.url);
  const siteUrl = `http://localhost:${port}`;
  const { problems, unavailable, advice } = await live.run({ ...context(), siteUrl }, {}, []);
  expect(problems).toEqual([`failed to read the live site ${siteUrl}: ECONNREFUSED`]);
  expect(unavailable).toBeUndefined();
  expect(advice).toContain('--skip live');
});
