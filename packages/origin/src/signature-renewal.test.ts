import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { GateOutcomes } from '@site/contracts';
import { readActivation, signRelease, trustedKeyOf } from '@site/contracts/signature';
import { OriginClient, renewSignatures } from '@site/federation/publishing';
import { generateKeyPair } from '@site/releases/keys';
import { provideTestOrigin } from './testing/test-origin';

const PASSED: GateOutcomes = { types: 'passed', browser: 'passed' };
const SKIPPED: GateOutcomes = { types: 'passed', browser: 'skipped' };

const origin = provideTestOrigin();

const stored = async () => (await origin.get('/1.0.0/release.json.sig')).text;

const activated = async () => (await origin.get('/current.json')).text;

const renew = (key: string) =>
  renewSignatures({ ...origin.target, key, trusted: [trustedKeyOf(origin.key)] });

/** Sends the description of the published release with a signature, as anybody can who has seen the signature. */
async function send(signature: string): Promise<void> {
  const { text } = await origin.get('/1.0.0/release.json');
  const headers = { 'Release-Signature': signature.trim() };
  expect((await origin.put('/1.0.0/release.json', text, headers)).status).toBe(200);
}

beforeEach(() => origin.release('1.0.0'));

test('the signature of an earlier key does not replace that of a later one while both are trusted', async () => {
  const earlier = await stored();
  const { privateKey } = generateKeyPair();
  await origin.trust(origin.key, privateKey);
  expect(await renew(privateKey)).toEqual({ live: '1.0.0', versions: ['1.0.0'], kept: [], foreign: [] });
  const renewed = await stored();
  expect(renewed).not.toBe(earlier);
  await send(earlier);
  expect(await stored()).toBe(renewed);
});

test('the signature of an earlier key does not replace that of a later one when a lost file is uploaded again', async () => {
  const { privateKey } = generateKeyPair();
  await origin.trust(origin.key, privateKey);
  await renew(privateKey);
  const renewed = await stored();
  const file = path.join(origin.folder, '1.0.0', 'remoteEntry.js');
  await rm(file);
  await origin.publish('1.0.0');
  expect([await readFile(file, 'utf8'), await stored()]).toEqual(['entry', renewed]);
});

test('a team that signs with a key that is not the last of the list learns which signatures are kept', async () => {
  const [earlier, activation] = [await stored(), await activated()];
  const { privateKey } = generateKeyPair();
  await origin.trust(privateKey, origin.key);
  expect(await renew(privateKey)).toEqual({
    live: '1.0.0',
    versions: ['1.0.0'],
    kept: ['1.0.0'],
    foreign: [],
  });
  expect(await stored()).toBe(earlier);
  // Shells would refuse an activation of the earlier key once that is removed.
  expect(await activated()).toBe(activation);
});

test('a signature whose key is not trusted any more is replaced by that of any other key', async () => {
  const { privateKey } = generateKeyPair();
  await origin.trust(privateKey);
  expect(await renew(privateKey)).toEqual({ live: '1.0.0', versions: ['1.0.0'], kept: [], foreign: [] });
});

test('what a colleague activates while signatures are renewed is not undone', async () => {
  await origin.publish('1.1.0');
  const { privateKey } = generateKeyPair();
  await origin.trust(origin.key, privateKey);
  const client = new OriginClient(origin.url);
  jest.spyOn(OriginClient.prototype, 'manifest').mockImplementationOnce(async (version) => {
    await origin.activate('1.1.0');
    return client.manifest(version);
  });
  await expect(renew(privateKey)).rejects.toThrow('1.1.0 was activated meanwhile');
  expect(readActivation(await activated())).toMatchObject({ version: '1.1.0' });
});

test('a signature with further steps that passed replaces one without, and never the other way round', async () => {
  const manifest = await readFile(path.join(origin.folder, '1.0.0', 'release.json'));
  const sign = (gate: GateOutcomes) => signRelease(manifest, origin.key, gate).trim();
  for (const [gate, outcomes] of [
    [SKIPPED, SKIPPED],
    [PASSED, PASSED],
    [SKIPPED, PASSED],
    [{ tests: 'passed' }, PASSED],
  ] as const) {
    await send(sign(gate));
    expect(await stored()).toBe(sign(outcomes));
  }
});
