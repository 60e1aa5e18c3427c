import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { readActivation, readSignature, trustedKeyOf } from '@site/contracts/signature';
import { rollBackRelease } from '@site/federation/publishing';
import { generateKeyPair } from '@site/releases/keys';
import { publishBuild } from './publish-build';
import { provideTestOrigin } from './testing/test-origin';

const origin = provideTestOrigin();

const deploy = async (version: string) => deployFolder(await origin.build(version));

const deployFolder = (folder: string) => {
  const { folder: originFolder, target, trustedKeysFile } = origin;
  return publishBuild({ ...target, originFolder, trustedKeysFile, folder });
};

const current = async () => readActivation((await origin.get('/current.json')).text).version;
const versions = async () => (await origin.list()).releases.map(({ version }) => version).sort();

/** The key that a published version is signed with. */
const signerOf = async (version: string) =>
  readSignature((await origin.get(`/${version}/release.json.sig`)).text).keyId;

/** The key that what is live is activated with. */
const activator = async () =>
  (JSON.parse((await origin.get('/current.json')).text) as { keyId: string }).keyId;

/** Gives the team another key, which its origin trusts from now on, beside these. Returns its id. */
async function replaceKey(...trusted: string[]): Promise<string> {
  origin.key = generateKeyPair().privateKey;
  await origin.trust(...trusted, origin.key);
  return trustedKeyOf(origin.key).keyId;
}

test('the build that comes with an origin is activated once, and a restart does not undo a rollback', async () => {
  expect(await deploy('1.0.0')).toBe('1.0.0');
  expect(await deploy('1.1.0')).toBe('1.1.0');
  await rollBackRelease(origin.target);
  await origin.restart();
  expect(await deploy('1.1.0')).toBeNull();
  expect(await current()).toBe('1.0.0');
  // An earlier image that is deployed again goes live.
  await origin.activate('1.1.0');
  expect(await deploy('1.0.0')).toBe('1.0.0');
  expect((await readdir(origin.folder)).filter((name) => /^\d/.test(name)).sort()).toEqual([
    '1.0.0',
    '1.1.0',
  ]);
});

test('a start of its container restores what the release in its image has lost', async () => {
  const folder = await origin.build('1.0.0');
  await deployFolder(folder);
  await rm(path.join(origin.folder, '1.0.0', 'server'), { recursive: true });
  expect(await deployFolder(folder)).toBeNull();
  expect((await origin.get('/1.0.0/server/server.cjs')).text).toBe('server');
});

test('a build whose release has expired is published again and activated', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await deploy(version);
  await origin.setLastUse('1.0.0', 31);
  await deploy('1.3.0');
  expect(await versions()).not.toContain('1.0.0');
  expect(await deploy('1.0.0')).toBe('1.0.0');
  expect(await current()).toBe('1.0.0');
});

test('with its next key, while the earlier one is trusted, a container signs again what is live, and the release before it', async () => {
  await deploy('1.0.0');
  await origin.release('1.1.0');
  const next = await replaceKey(origin.key);
  expect(await deploy('1.0.0')).toBeNull();
  expect(await current()).toBe('1.1.0');
  expect([await activator(), await signerOf('1.1.0'), await signerOf('1.0.0')]).toEqual([next, next, next]);
});

describe('after a theft of its key', () => {
  let stolen: string;
  let next: string;

  const loseKey = async () => {
    stolen = trustedKeyOf(origin.key).keyId;
    next = await replaceKey();
  };

  test("a container activates the release in its image in place of the thief's, which it does not sign", async () => {
    const folder = await origin.build('1.0.0');
    await deployFolder(folder);
    await origin.release('6.6.6');
    await loseKey();
    expect(await deployFolder(folder)).toBe('1.0.0');
    expect(await current()).toBe('1.0.0');
    expect([await activator(), await signerOf('1.0.0'), await signerOf('6.6.6')]).toEqual([
      next,
      next,
      stolen,
    ]);
    expect(await deployFolder(folder)).toBeNull();
  });

  test("a container does not take a thief's release for that in its image, whose version and hash of sources it has", async () => {
    await origin.publish('1.0.0', { 'remoteEntry.js': 'stolen', 'server/server.cjs': 'stolen' });
    await loseKey();
    await expect(deploy('1.0.0')).rejects.toThrow('1.0.0 is already published with other contents');
    expect(await signerOf('1.0.0')).toBe(stolen);
  });

  test("a later rotation leaves the thief's release unsigned, although it was live before", async () => {
    await origin.release('6.6.6');
    await loseKey();
    await deploy('1.0.0');
    const later = await replaceKey(origin.key);
    await deploy('1.0.0');
    expect(await origin.list()).toMatchObject({ live: '1.0.0', before: '6.6.6' });
    expect([await signerOf('1.0.0'), await signerOf('6.6.6')]).toEqual([later, stolen]);
  });
});
