import { startLocalServer, type LocalServer } from '@site/node-service/listen';
import { fetchStatus } from './documents';

let shell: LocalServer;
let served: { status: number; body: string };

beforeAll(async () => {
  shell = await startLocalServer((request, response) => {
    response.writeHead(request.url === '/_status' ? served.status : 404).end(served.body);
  });
});

afterAll(() => shell.close());

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
  served = { status: 200, body: '{}' };
  await expect(fetchStatus(shell.url)).rejects.toThrow('releases');
});
