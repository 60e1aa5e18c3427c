import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { generateKeyPair } from '@site/releases/keys';
import { ReleaseStore } from '../releases/release-store';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testKeyOf, testKeysOf } from '../testing/test-keys';
import { testRelease, type TestRelease } from '../testing/test-release';

// Attacks by somebody who can write to the store of a shell.

const NAME = 'mf-careers';

let folder: string;
let shell: TestShell;
let marker: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'tampering-'));
  marker = path.join(folder, 'implant-was-loaded');
  const first = await startTestShell({
    storeFolder: folder,
    releases: [testRelease(NAME, '1.0.0'), testRelease('mf-forms', '1.0.0')],
  });
  await first.stop();
});

/** Changes a file of the stored release, and its hash. */
async function plantImplant(implant: TestRelease): Promise<string> {
  const stored = new ReleaseStore(folder, testKeysOf).folderOf(NAME, '1.0.0');
  await writeFile(path.join(stored, 'server/server.cjs'), implant.files.get('server/server.cjs')!);
  await writeFile(path.join(stored, 'release.json'), JSON.stringify(implant.release));
  return stored;
}

const implantOf = (version: string) =>
  testRelease(NAME, version, { onLoad: `fs.writeFileSync('${marker}', '')` });
const refusal = async () => (await shell.refused())[NAME]?.reason;

test('a stored bundle that was changed is not loaded: its release is refused with the reason, and the others are live', async () => {
  await plantImplant(implantOf('1.0.0'));
  shell = await startTestShell({ storeFolder: folder });
  const reason = 'the stored release cannot be used: release.json does not match its signature';
  expect(await refusal()).toBe(reason);
  expect(await shell.versions()).toEqual({ 'mf-forms': '1.0.0' });
  expect((await shell.get('/careers')).status).toBe(503);
  expect(existsSync(marker)).toBe(false);
  expect(shell.lines).toContainEqual(expect.objectContaining({ msg: 'a release is refused', reason }));
  await shell.pipeline.update();
  expect(await refusal()).toBe(reason);
});

test('a stored bundle that is changed while its release is live holds up no other release', async () => {
  shell = await startTestShell({ storeFolder: folder });
  await plantImplant(implantOf('1.0.0'));
  await shell.release(testRelease('mf-forms', '1.1.0'));
  expect(await shell.refused()).toEqual({});
  expect(await shell.versions()).toEqual({ [NAME]: '1.0.0', 'mf-forms': '1.1.0' });
  expect(existsSync(marker)).toBe(false);
});

test('where the origin has the release as it was, that replaces the implant at once', async () => {
  await plantImplant(implantOf('1.0.0'));
  shell = await startTestShell({ storeFolder: folder, releases: [testRelease(NAME, '1.0.0')] });
  expect(await shell.versions()).toEqual({ [NAME]: '1.0.0', 'mf-forms': '1.0.0' });
  expect(await refusal()).toBeUndefined();
  expect(existsSync(marker)).toBe(false);
});

test('after a rotation, the release that the origin has with a new signature replaces the stored one', async () => {
  const next = generateKeyPair();
  const trustedKeys = { [NAME]: [next], 'mf-forms': [testKeyOf('mf-forms')] };
  shell = await startTestShell({ storeFolder: folder, trustedKeys });
  expect(await refusal()).toMatch(/which is not trusted$/);
  shell.origins.activate({ ...testRelease(NAME, '1.0.0'), key: next });
  await shell.pipeline.update();
  expect(await shell.versions()).toMatchObject({ [NAME]: '1.0.0' });
  expect(await refusal()).toBeUndefined();
});
