import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readActivation, signActivation, trustedKeyOf, verifyActivation } from '@site/contracts/signature';
import { generateKeyPair } from '@site/releases/keys';
import { OriginClient, publishRelease, renewSignatures, rollBackRelease } from '@site/federation/publishing';
import { provideTestOrigin } from './testing/test-origin';

const REMOTE = 'mf-careers';
const DAY_MS = 24 * 60 * 60 * 1000;

const origin = provideTestOrigin();

const current = async () => readActivation((await origin.get('/current.json')).text);
const versions = async () => (await origin.list()).releases.map(({ version }) => version).sort();
const rollBack = () => rollBackRelease(origin.target);

const envelope = (version: string, sequence: number, key = origin.key) =>
  signActivation({ remote: REMOTE, version, sequence, activatedAt: new Date().toISOString() }, key);

test('an activation is signed, and its sequence increases each time, also for an earlier version', async () => {
  await origin.release('1.0.0');
  const first = await current();
  await origin.release('1.1.0');
  await origin.activate('1.0.0');
  const third = await current();
  expect(third).toMatchObject({ remote: REMOTE, version: '1.0.0' });
  expect(third.sequence).toBeGreaterThan(first.sequence);
});

test('an activation of a version that is not published is refused', async () => {
  await origin.release('1.0.0');
  await expect(origin.activate('1.1.0')).rejects.toThrow(
    'mf-careers 1.1.0 is not published here: publish it first',
  );
  expect(await current()).toMatchObject({ version: '1.0.0' });
});

test('an activation that is replayed, or signed by another key, is refused', async () => {
  await origin.release('1.0.0');
  await origin.release('1.1.0');
  const { sequence } = await current();
  const replayed = await origin.put('/current.json', envelope('1.0.0', sequence));
  expect(replayed).toEqual({ status: 409, text: expect.stringContaining(`is not greater than ${sequence}`) });
  const foreign = await origin.put(
    '/current.json',
    envelope('1.0.0', sequence + 1, generateKeyPair().privateKey),
  );
  expect(foreign).toEqual({ status: 403, text: expect.stringContaining('which is not trusted') });
  expect(await current()).toMatchObject({ version: '1.1.0', sequence });
});

test('a stolen key moves the sequence ahead by a day at most, so that the next key can activate', async () => {
  await origin.release('1.0.0');
  const far = await origin.put('/current.json', envelope('1.0.0', Number.MAX_SAFE_INTEGER));
  expect(far).toEqual({
    status: 409,
    text: expect.stringContaining("more than a day ahead of the origin's clock"),
  });
  const tomorrow = Date.now() + DAY_MS;
  expect((await origin.put('/current.json', envelope('1.0.0', tomorrow))).status).toBe(200);
  origin.key = generateKeyPair().privateKey;
  await origin.trust(origin.key);
  await origin.release('1.1.0');
  expect(await current()).toMatchObject({ version: '1.1.0', sequence: tomorrow + 1 });
});

test('an origin whose clock was set back by days accepts the next sequence', async () => {
  await origin.release('1.0.0');
  const ahead = Date.now() + 3 * DAY_MS;
  await writeFile(path.join(origin.folder, 'current.json'), envelope('1.0.0', ahead));
  await origin.activate('1.0.0');
  expect(await current()).toMatchObject({ sequence: ahead + 1 });
});

test('after the highest sequence, which no request can have sent, the error says what to do', async () => {
  await origin.release('1.0.0');
  const file = path.join(origin.folder, 'current.json');
  await writeFile(file, envelope('1.0.0', Number.MAX_SAFE_INTEGER));
  await expect(origin.activate('1.0.0')).rejects.toThrow(
    'delete current.json there, and run the command again',
  );
  await rm(file);
  await origin.activate('1.0.0');
  expect((await current()).sequence).toBeLessThanOrEqual(Date.now());
});

test('an activation whose response was lost is accepted again', async () => {
  await origin.release('1.0.0');
  const text = envelope('1.0.0', (await current()).sequence + 1);
  expect((await origin.put('/current.json', text)).status).toBe(200);
  expect((await origin.put('/current.json', text)).status).toBe(200);
});

test('of concurrent activations, the one with the highest sequence stays', async () => {
  await origin.publish('1.0.0');
  await origin.publish('1.1.0');
  const sequences = [5, 3, 9, 7];
  await Promise.all(
    sequences.map((sequence) =>
      origin.put('/current.json', envelope(sequence === 9 ? '1.1.0' : '1.0.0', sequence)),
    ),
  );
  expect(await current()).toMatchObject({ version: '1.1.0', sequence: 9 });
});

test('an activation that names what it replaces is refused if another came first; its retry is accepted', async () => {
  await origin.release('1.0.0');
  await origin.publish('1.1.0');
  const { sequence } = await current();
  const replaces = { 'Replaced-Sequence': String(sequence) };
  const first = envelope('1.1.0', sequence + 1);
  expect((await origin.put('/current.json', first, replaces)).status).toBe(200);
  expect(await origin.put('/current.json', envelope('1.0.0', sequence + 2), replaces)).toEqual({
    status: 409,
    text: expect.stringContaining('1.1.0 was activated meanwhile'),
  });
  expect((await origin.put('/current.json', first, replaces)).status).toBe(200);
  expect(await current()).toMatchObject({ version: '1.1.0' });
});

test.each([
  ['an activation', 'activation', () => origin.activate('1.0.0')],
  ['a rollback', 'list', () => rollBack()],
] as const)(
  '%s that has read what is activated does not undo what a colleague activates next',
  async (_action, read, run) => {
    for (const version of ['1.0.0', '1.1.0']) await origin.release(version);
    await origin.publish('1.2.0');
    const client = new OriginClient(origin.url);
    jest.spyOn(OriginClient.prototype, read).mockImplementationOnce(async () => {
      const found = await client[read]();
      await origin.activate('1.2.0');
      return found as never;
    });
    await expect(run()).rejects.toThrow('1.2.0 was activated meanwhile');
    expect(await current()).toMatchObject({ version: '1.2.0' });
  },
);

test('a rollback activates the release before the activated one, and the next the one before that', async () => {
  await origin.release('1.0.0');
  await origin.release('1.1.0');
  await origin.release('1.2.0');
  await rollBack();
  expect(await current()).toMatchObject({ version: '1.1.0' });
  await origin.restart();
  expect(await origin.list()).toMatchObject({ live: '1.1.0', before: '1.0.0' });
  await rollBack();
  expect(await current()).toMatchObject({ version: '1.0.0' });
  await expect(rollBack()).rejects.toThrow('mf-careers has no release before the activated one');
});

test('the history is completed after a power failure between the activation and its record', async () => {
  await origin.release('1.0.0');
  await origin.release('1.1.0');
  await rm(path.join(origin.folder, '.history.json'));
  expect(await origin.list()).toMatchObject({ live: '1.1.0', before: null });
  await origin.release('1.2.0');
  expect(await origin.list()).toMatchObject({ live: '1.2.0', before: '1.1.0' });
});

test('a damaged history is logged once, holds up no activation, and begins again', async () => {
  await origin.release('1.0.0');
  await writeFile(path.join(origin.folder, '.history.json'), '["1.0');
  for (let request = 0; request < 3; request += 1)
    expect(await origin.list()).toMatchObject({ before: null });
  await origin.release('1.1.0');
  expect(await origin.list()).toMatchObject({ live: '1.1.0', before: '1.0.0' });
  expect(origin.lines.filter(({ msg }) => msg === 'the history of activations is damaged')).toHaveLength(1);
});

test('an activation counts also if a release that expires with it cannot be deleted', async () => {
  await origin.release('1.0.0');
  await origin.publish('1.1.0');
  await mkdir(path.join(origin.folder, '0.9.0', 'release.json.sig'), { recursive: true });
  await origin.setLastUse('0.9.0', 31);
  await origin.activate('1.1.0');
  expect(await origin.list()).toMatchObject({ live: '1.1.0', before: '1.0.0' });
  expect(origin.lines).toContainEqual(
    expect.objectContaining({
      msg: 'a release is activated; writing its history or deleting expired releases failed',
    }),
  );
});

test('the signatures of what is live are renewed with another key, without a restart', async () => {
  await origin.release('1.0.0');
  const gate = { types: 'passed' } as const;
  await publishRelease({ ...origin.target, folder: await origin.build('1.1.0'), gate });
  await origin.activate('1.1.0');
  const next = generateKeyPair();
  await origin.trust(next.privateKey);
  const trusted = [trustedKeyOf(origin.key)];
  await renewSignatures({ ...origin.target, key: next.privateKey, trusted });
  expect(verifyActivation((await origin.get('/current.json')).text, REMOTE, [next])).toMatchObject({
    version: '1.1.0',
  });
  for (const version of ['1.0.0', '1.1.0']) {
    const signature = JSON.parse((await origin.get(`/${version}/release.json.sig`)).text) as object;
    expect(signature).toMatchObject({ keyId: next.keyId });
  }
  expect(await origin.list()).toMatchObject({ live: '1.1.0', before: '1.0.0', releases: [{ gate }, {}] });
});

test('an activation that is damaged is replaced by the next one', async () => {
  await origin.release('1.0.0');
  await writeFile(path.join(origin.folder, 'current.json'), '{"version":"1.0.0"}');
  expect(await origin.list()).toMatchObject({ live: null });
  await origin.activate('1.0.0');
  expect(await current()).toMatchObject({ version: '1.0.0' });
});

test('a release is kept for 30 days after its last use, and the one before the activated one for longer', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.release(version);
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.setLastUse(version, 31);
  await origin.release('1.3.0');
  // 1.2.0 was last used a moment ago.
  expect(await versions()).toEqual(['1.2.0', '1.3.0']);
  for (const version of ['1.2.0', '1.3.0']) await origin.setLastUse(version, 31);
  await origin.activate('1.3.0');
  expect(await versions()).toEqual(['1.2.0', '1.3.0']);
});

test('an expired release may be published again as it was, and its version with no other contents', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.release(version);
  await origin.setLastUse('1.0.0', 31);
  await origin.release('1.3.0');
  expect(await versions()).not.toContain('1.0.0');
  await origin.restart();
  await expect(
    origin.publish('1.0.0', { 'server/server.cjs': 'other', 'remoteEntry.js': 'x' }),
  ).rejects.toThrow('1.0.0 is already published with other contents');
  await origin.publish('1.0.0');
  expect(await versions()).toContain('1.0.0');
});
