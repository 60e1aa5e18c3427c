import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { awaitVerdict, describeVerdict } from './await-verdict';

const NOTHING = { releases: {}, activated: { 'mf-careers': { version: '1.1.0', sequence: 7 } } };

/** The responses of `/_status`, one after the other. The last one is repeated. */
let statuses: object[];

const shell = provideLocalServer((_request, response) => {
  const status = statuses.length > 1 ? statuses.shift() : statuses[0];
  response.end(JSON.stringify(status));
});

const verdict = (settings = {}) =>
  awaitVerdict({ siteUrl: shell.url, remote: 'mf-careers', version: '1.1.0', sequence: 7, ...settings });

test('the verdict is awaited, and has its reason', async () => {
  const refused = { 'mf-careers': { version: '1.1.0', reason: 'it is broken' } };
  statuses = [NOTHING, { ...NOTHING, refused }];
  expect(await verdict()).toEqual({
    verdict: 'refused',
    seconds: expect.any(Number),
    reason: 'it is broken',
  });
});

test('a shell that has not decided says that it cannot reach the origin', async () => {
  statuses = [{ ...NOTHING, unreachable: { 'mf-careers': 'current.json responded with 500' } }];
  expect(await verdict({ verdictTimeoutMs: 0 })).toMatchObject({
    verdict: 'pending',
    reason: 'the shell cannot reach the origin: current.json responded with 500',
  });
});

test('an activation while the shell is down is no failure: the line says when the release goes live', async () => {
  statuses = [NOTHING];
  await shell.close();
  const down = await verdict({ unavailableTimeoutMs: 0 });
  expect(down.verdict).toBe('unavailable');
  expect(describeVerdict(down, 'http://shell.test')).toBe(
    'The shell at http://shell.test is unavailable (ECONNREFUSED): it tries the release when it responds again',
  );
});
