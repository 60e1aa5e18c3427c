import { statusSchema } from '@site/contracts';
import { provideLocalServer } from '@site/node-service/testing/provide-local-server';
import { fetchStatus, verdictOf } from './documents';

let served: { status: number; body: string };
const shell = provideLocalServer((request, response) => {
  response.writeHead(request.url === '/_status' ? served.status : 404).end(served.body);
});

test('the status of a shell of another build may have fewer fields, and more', async () => {
  const refused = { 'mf-forms': { version: '1.0.0', reason: 'it is broken' } };
  served = { status: 200, body: JSON.stringify({ releases: { 'mf-new': '1.0.0' }, refused, since: 0 }) };
  expect(await fetchStatus(shell.url)).toEqual({
    composition: null,
    releases: { 'mf-new': '1.0.0' },
    gates: {},
    missing: [],
    activated: {},
    refused: { 'mf-forms': { version: '1.0.0', reason: 'it is broken', attempts: 1 } },
    refusedActivations: {},
    refusedSequences: {},
    unreachable: {},
  });
});

test('a response that is no status is an error', async () => {
  served = { status: 502, body: '' };
  await expect(fetchStatus(shell.url)).rejects.toThrow(`${shell.url}/_status responded with 502`);
  served = { status: 200, body: '<html>' };
  await expect(fetchStatus(shell.url)).rejects.toThrow(
    `${shell.url}/_status is malformed: it is not valid JSON`,
  );
  served = { status: 200, body: '{}' };
  await expect(fetchStatus(shell.url)).rejects.toThrow(
    `${shell.url}/_status is malformed: releases: Invalid`,
  );
});

const REMOTE = 'mf-careers';
const refused = (more: object) => ({
  refused: { [REMOTE]: { version: '1.1.0', reason: 'it is broken', ...more } },
});
const live = (version: string) => ({ releases: { [REMOTE]: version } });
const replaced = { activated: { [REMOTE]: { version: '1.2.0', sequence: 8 } } };
const untrusted = (refusedSequences: object) => ({
  refusedActivations: { [REMOTE]: 'it is broken' },
  refusedSequences,
});
const REFUSED: ReturnType<typeof verdictOf> = ['refused', 'it is broken'];

/** The activation of version 1.1.0 has the sequence 7; `seen` is that of the last one that the shell has seen. */
test.each<[string, seen: number, fields: object, verdict: ReturnType<typeof verdictOf>]>([
  ['live once its version is', 7, live('1.1.0'), ['live', '']],
  ['undecided while another version is live', 7, live('1.0.0'), null],
  ['undecided while its version is live, but it is not seen', 6, live('1.1.0'), null],
  ['undecided while it was activated again', 8, live('1.0.0'), null],
  [
    'live although another version was activated after it',
    8,
    { ...live('1.1.0'), ...replaced },
    ['live', ''],
  ],
  [
    'replaced if another version was activated before it was live',
    8,
    { ...live('1.0.0'), ...replaced },
    ['replaced', '1.2.0 was activated after it'],
  ],
  ['refused with its version', 7, refused({ sequence: 7 }), REFUSED],
  ['refused by a shell that names no sequence', 7, refused({}), REFUSED],
  ['undecided after a refusal of another version', 7, refused({ version: '0.9.0' }), null],
  ['undecided after a refusal of its version, activated earlier', 7, refused({ sequence: 6 }), null],
  ['undecided while its version is refused, but it is not seen', 6, refused({}), null],
  ['refused before it is seen', 6, untrusted({ [REMOTE]: 7 }), REFUSED],
  ['refused before it is seen by a shell that names no sequence', 6, untrusted({}), REFUSED],
  ['undecided after a refusal of the activation before', 6, untrusted({ [REMOTE]: 6 }), null],
])('an activation is %s', (_case, seen, fields, verdict) => {
  const activated = { [REMOTE]: { version: '1.1.0', sequence: seen } };
  const status = statusSchema.parse({ releases: {}, activated, ...fields });
  expect(verdictOf(status, { remote: REMOTE, version: '1.1.0', sequence: 7 })).toEqual(verdict);
});
