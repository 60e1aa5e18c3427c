import { fragilePage } from '../testing/pages';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease, type TestRelease } from '../testing/test-release';
import { testRemotes } from '../testing/test-site';

let shell: TestShell;

const careers = (version: string, page = '') => testRelease('mf-careers', version, { page });
const insights = (version: string) => testRelease('mf-insights', version);
const forms = (version: string, form: string) =>
  testRelease('mf-forms', version, { exposes: { NewsletterForm: form } });
const unloadable = (version: string) =>
  testRelease('mf-careers', version, { onLoad: `throw new Error('planted in careers')` });

const SHOW_FORM = `return '<h1>Careers</h1>' + section('mf-forms/NewsletterForm')`;
const THROW = `throw new Error('planted')`;
const TRIED_ALONE = 'the candidates failed together: each is tried on its own';

describe('going live', () => {
  test('a composition without any release is never live: pages are unavailable, not missing', async () => {
    shell = await startTestShell();
    const { status, headers } = await shell.get('/careers');
    expect([status, headers.get('cache-control')]).toEqual([503, 'no-store']);
    expect(shell.live.current).toBeNull();
    expect((await shell.status()).missing).toEqual(testRemotes);
    expect((await shell.get('/_health/ready')).status).toBe(503);
  });

  test('a shell without a release of every remote is ready 20 seconds after its start, until it drains', async () => {
    shell = await startTestShell({ releases: [careers('1.0.0')] });
    const now = jest.spyOn(performance, 'now');
    const statuses: number[] = [];
    for (const time of [19_000, 21_000]) {
      now.mockReturnValue(time);
      statuses.push((await shell.get('/_health/ready')).status);
    }
    shell.drain.start();
    statuses.push((await shell.get('/_health/ready')).status);
    expect(statuses).toEqual([503, 200, 503]);
  });

  test('new releases go live together, in one composition', async () => {
    shell = await startTestShell();
    await shell.release(careers('1.0.0'), insights('1.0.0'));
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
    expect(shell.logged('a composition is live')).toHaveLength(1);
  });

  test('the file of a composition does not depend on the order in which its releases went live', async () => {
    shell = await startTestShell({ releases: [careers('1.0.0'), insights('1.0.0')] });
    const { id, integrity } = shell.live.current!.composition;
    shell = await startTestShell({ releases: [careers('1.0.0')] });
    await shell.release(insights('1.0.0'));
    expect(shell.live.current!.composition).toMatchObject({ id, integrity });
  });

  test('nothing happens while nothing changes', async () => {
    shell = await startTestShell({ releases: [careers('1.0.0')] });
    const { current } = shell.live;
    await shell.pipeline.update();
    expect(shell.live.current).toBe(current);
  });
});

describe('refusals', () => {
  beforeEach(async () => {
    shell = await startTestShell({ releases: [careers('1.0.0'), insights('1.0.0')] });
  });

  test.each<[string, TestRelease, string]>([
    ['cannot be loaded', unloadable('2.0.0'), 'planted in careers'],
    ['exits while it is loaded', testRelease('mf-careers', '2.0.0', { onLoad: 'process.exit()' }), 'exited'],
    ['exits during its trial', careers('2.0.0', 'process.exit()'), '/careers cannot be rendered: The render'],
    ['throws', careers('2.0.0', THROW), '/careers cannot be rendered: planted'],
    [
      'needs another React',
      testRelease('mf-careers', '2.0.0', { shared: { react: '^18.0.0' } }),
      'it expects react ^18.0.0, and the shell shares 19.',
    ],
    ['needs an unknown package', testRelease('mf-careers', '2.0.0', { shared: { lodash: '*' } }), 'none'],
    ['takes a foreign route', testRelease('mf-careers', '2.0.0', { path: '/about' }), 'does not own'],
  ])('a release that %s is refused, and the composition stays', async (_case, release, reason) => {
    const { current } = shell.live;
    await shell.release(release);
    expect(shell.live.current).toBe(current);
    expect((await shell.refused())['mf-careers']).toMatchObject({
      version: '2.0.0',
      reason: expect.stringContaining(reason),
      attempts: 1,
    });
    expect((await shell.get('/careers')).body).toContain('<h1>mf-careers 1.0.0</h1>');
  });

  test('of several candidates, one that cannot be loaded is refused and the others go live', async () => {
    await shell.release(unloadable('2.0.0'), insights('2.0.0'));
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '2.0.0' });
    expect(Object.keys(await shell.refused())).toEqual(['mf-careers']);
    expect(shell.logged(TRIED_ALONE)).toEqual([]);
  });

  test('candidates that fail together are tried one by one: the good ones go live', async () => {
    await shell.release(careers('2.0.0', THROW), insights('2.0.0'), forms('2.0.0', `() => '<form></form>'`));
    expect(await shell.versions()).toEqual({
      'mf-careers': '1.0.0',
      'mf-insights': '2.0.0',
      'mf-forms': '2.0.0',
    });
    expect(await shell.refused()).toMatchObject({
      'mf-careers': { reason: '/careers cannot be rendered: planted' },
    });
    expect(shell.logged(TRIED_ALONE)).toHaveLength(1);
  });

  test('a release is not refused for a page that fails without it too', async () => {
    const page = fragilePage();
    await shell.release(careers('1.1.0', page.source + SHOW_FORM), forms('1.0.0', `() => '<form></form>'`));
    await page.break();
    await shell.release(forms('2.0.0', `() => '<form></form>'`));
    expect(await shell.versions()).toMatchObject({ 'mf-forms': '2.0.0' });
  });

  describe('what a release contributes to the site', () => {
    const withLink = (label: string, order: number) => ({
      navigation: [{ place: 'header', label, address: '/insights', order } as const],
    });

    test('is refused if it does not fit to that of another remote; the reason names both owners', async () => {
      const link = { place: 'header', label: 'Jobs', address: '/careers', order: 10 } as const;
      await shell.release(testRelease('mf-careers', '2.0.0', { contributes: { navigation: [link] } }));
      await shell.release(testRelease('mf-insights', '2.0.0', { contributes: withLink('Insights', 10) }));
      expect(await shell.versions()).toMatchObject({ 'mf-careers': '2.0.0', 'mf-insights': '1.0.0' });
      expect(await shell.refused()).toMatchObject({
        'mf-insights': {
          reason:
            '"Insights" of mf-insights and "Jobs" of mf-careers both have the order 10 in navigation/header: change one of them',
        },
      });
    });

    test('is refused if a page of another remote fails with it', async () => {
      const home = careers('2.0.0', `contributions.navigation[0].label.split(' ')[1].length`);
      const good = testRelease('mf-insights', '2.0.0', { contributes: withLink('Our Insights', 10) });
      await shell.release(home, good);
      await shell.release(testRelease('mf-insights', '2.0.1', { contributes: withLink('Insights', 10) }));
      expect(await shell.versions()).toEqual({ 'mf-careers': '2.0.0', 'mf-insights': '2.0.0' });
      expect((await shell.refused())['mf-insights']?.reason).toMatch(/^\/careers cannot be rendered: /);
    });
  });

  test('a refused release waits for its delay before it is tried again', async () => {
    await shell.release(careers('2.0.0', THROW));
    await shell.pipeline.update();
    expect((await shell.refused())['mf-careers']?.attempts).toBe(1);
    shell.passTime(6_000);
    await shell.pipeline.update();
    expect((await shell.refused())['mf-careers']?.attempts).toBe(2);
  });

  test('a refused release that is activated again is tried at once, and its delays still grow', async () => {
    await shell.release(careers('2.0.0', THROW));
    await shell.release(careers('2.0.0', THROW));
    const { activated } = await shell.status();
    const { sequence } = activated['mf-careers']!;
    expect((await shell.refused())['mf-careers']).toMatchObject({ version: '2.0.0', attempts: 2, sequence });
  });

  test('a newer version is tried at once, and going live clears the refusal', async () => {
    await shell.release(careers('2.0.0', THROW));
    await shell.release(careers('2.0.1'));
    expect(await shell.versions()).toMatchObject({ 'mf-careers': '2.0.1' });
    expect(await shell.refused()).toEqual({});
  });

  test('activating the live version again clears the refusal', async () => {
    await shell.release(careers('2.0.0', THROW));
    await shell.release(careers('1.0.0'));
    expect(await shell.refused()).toEqual({});
  });
});

describe('a failing origin', () => {
  beforeEach(async () => {
    shell = await startTestShell({ releases: [careers('1.0.0')] });
  });

  test('leaves its release live, and holds back no other remote', async () => {
    shell.origins.write('mf-careers/current.json', null);
    await shell.release(insights('1.0.0'));
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.0.0', 'mf-insights': '1.0.0' });
    expect((await shell.status()).unreachable).toMatchObject({
      'mf-careers': 'Error: current.json responded with 404',
    });
  });

  test('that does not send a file holds back no release of another remote', async () => {
    let pending = 0;
    shell = await startTestShell({
      releases: [insights('1.0.0')],
      prepare: (origins) => {
        origins.activate(careers('1.0.0'));
        origins.write('mf-careers/1.0.0/release.json.sig', (_request, response) => {
          pending += 1;
          response.on('close', () => (pending -= 1));
        });
      },
    });
    expect(await shell.versions()).toEqual({ 'mf-insights': '1.0.0' });
    expect(pending).toBe(1);
  });

  test('is logged once, and followed again when it has recovered', async () => {
    shell.origins.write('mf-careers/current.json', null);
    await shell.pipeline.update();
    await shell.pipeline.update();
    const warnings = shell.logged('an origin is unavailable');
    expect(warnings.filter(({ remote }) => remote === 'mf-careers')).toHaveLength(1);
    await shell.release(careers('1.1.0'));
    expect((await shell.status()).unreachable).not.toHaveProperty('mf-careers');
    expect(await shell.versions()).toEqual({ 'mf-careers': '1.1.0' });
  });
});
