import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fetchStatus } from './documents';

let shell: Server;
let url: string;
let served: { status: number; body: string };

beforeAll(async () => {
  shell = createServer((request, response) => {
    response.writeHead(request.url === '/_status' ? served.status : 404).end(served.body);
  });
  await new Promise<void>((resolve) => shell.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(shell.address() as AddressInfo).port}`;
});

afterAll(() => {
  shell.close();
  shell.closeAllConnections();
});

test('the status of a shell of another build may have fewer fields, and more', async () => {
  const refused = { 'mf-forms': { version: '1.0.0', reason: 'it is broken' } };
  served = { status: 200, body: JSON.stringify({ releases: { 'mf-new': '1.0.0' }, refused, since: 0 }) };
  expect(await fetchStatus(url)).toEqual({
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
  await expect(fetchStatus(url)).rejects.toThrow(`${url}/_status responded with 502`);
  served = { status: 200, body: '{}' };
  await expect(fetchStatus(url)).rejects.toThrow('releases');
});
