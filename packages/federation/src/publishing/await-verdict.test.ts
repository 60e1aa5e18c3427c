import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { awaitVerdict, describeVerdict } from './await-verdict';

const SEEN = { 'mf-careers': { version: '1.1.0', sequence: 7 } };
const NOTHING = { releases: {}, refused: {}, refusedActivations: {}, unreachable: {}, activated: SEEN };

let shell: LocalServer;
/** The responses of `/_status`, one after the other. The last one is repeated. */
let statuses: object[];

beforeEach(async () => {
  shell = await startLocalServer((_request, response) => {
    const status = statuses.length > 1 ? statuses.shift() : statuses[0];
    response.end(JSON.stringify(status));
  });
});

afterEach(() => shell.close());

const verdict = (settings = {}) =>
  awaitVerdict({ siteUrl: shell.url, remote: 'mf-careers', version: '1.1.0', sequence: 7, ...settings });

test('a release is live once the shell shows it', async () => {
  statuses = [
    { ...NOTHING, releases: { 'mf-careers': '1.0.0' } },
    { ...NOTHING, releases: { 'mf-careers': '1.1.0' } },
  ];
  expect(await verdict()).toEqual({ verdict: 'live', seconds: expect.any(Number), reason: '' });
});

test('a refusal has its reason, and that of another version is ignored', async () => {
  const refused = (version: string) => ({
    ...NOTHING,
    releases: { 'mf-careers': '1.0.0' },
    refused: { 'mf-careers': { version, reason: `${version} is broken` } },
  });
  statuses = [refused('0.9.0'), refused('1.1.0')];
  expect(await verdict()).toMatchObject({ verdict: 'refused', reason: '1.1.0 is broken' });
});

test('the status from before the shell has seen the activation is ignored', async () => {
  const earlier = { ...NOTHING, activated: { 'mf-careers': { version: '1.1.0', sequence: 6 } } };
  statuses = [
    { ...earlier, releases: { 'mf-careers': '1.1.0' } },
    { ...earlier, refused: { 'mf-careers': { version: '1.1.0', reason: 'it was broken before' } } },
    { ...NOTHING, refused: { 'mf-careers': { version: '1.1.0', reason: 'it is broken now' } } },
  ];
  expect(await verdict()).toMatchObject({ verdict: 'refused', reason: 'it is broken now' });
});

test('a refusal from before the version was activated again is ignored', async () => {
  const refused = (sequence: number, reason: string) => ({
    ...NOTHING,
    refused: { 'mf-careers': { version: '1.1.0', reason, sequence } },
  });
  statuses = [refused(6, 'it was broken before'), refused(7, 'it is broken now')];
  expect(await verdict()).toMatchObject({ verdict: 'refused', reason: 'it is broken now' });
});

test('an activation that the shell refuses is a refusal', async () => {
  statuses = [{ ...NOTHING, activated: {}, refusedActivations: { 'mf-careers': 'the key is not trusted' } }];
  expect(await verdict()).toMatchObject({ verdict: 'refused', reason: 'the key is not trusted' });
});

test('the refusal of an earlier activation is ignored until the shell has read this one', async () => {
  const refused = (sequence: number, reason: string) => ({
    ...NOTHING,
    activated: {},
    refusedActivations: { 'mf-careers': reason },
    refusedSequences: { 'mf-careers': sequence },
  });
  statuses = [refused(0, 'current.json is malformed'), refused(6, 'the key is not trusted'), NOTHING];
  statuses.push({ ...NOTHING, releases: { 'mf-careers': '1.1.0' } });
  expect(await verdict()).toMatchObject({ verdict: 'live' });
  statuses = [refused(6, 'the key is not trusted'), refused(7, 'the other key is not trusted either')];
  expect(await verdict()).toMatchObject({
    verdict: 'refused',
    reason: 'the other key is not trusted either',
  });
});

test('an unavailable shell is distinguished from one that has not decided', async () => {
  statuses = [{ ...NOTHING, unreachable: { 'mf-careers': 'current.json responded with 500' } }];
  expect(await verdict({ verdictTimeoutMs: 0 })).toMatchObject({
    verdict: 'pending',
    reason: 'the shell cannot reach the origin: current.json responded with 500',
  });
  const siteUrl = 'http://127.0.0.1:1';
  expect(await verdict({ siteUrl, unavailableTimeoutMs: 0 })).toMatchObject({ verdict: 'unavailable' });
});

test('an activation while the shell is down is no failure: the line says when the release goes live', async () => {
  statuses = [NOTHING];
  await shell.close();
  const down = await verdict({ unavailableTimeoutMs: 0 });
  expect(down.verdict).toBe('unavailable');
  expect(describeVerdict(down, 'http://shell.test')).toMatch(
    /^The shell at http:\/\/shell.test is unavailable \(.*\): the release goes live when the shell responds again$/,
  );
});
