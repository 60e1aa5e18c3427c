import { generateKeyPair } from '@site/releases/keys';
import { fragilePage } from '../testing/pages';
import { startTestShell } from '../testing/start-test-shell';
import { signedActivation, testKeyOf, trustedTestKeys } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';

const NAME = 'mf-careers';
const HOUR_MS = 60 * 60 * 1_000;

test('the status tells which of two refused activations the reason is about', async () => {
  const shell = await startTestShell({ releases: [testRelease(NAME, '1.0.0')] });
  await shell.trust({ ...trustedTestKeys, [NAME]: [] });
  await shell.release(testRelease(NAME, '2.0.0'));
  const earlier = await shell.status();
  await shell.release(testRelease(NAME, '3.0.0'));
  const later = await shell.status();
  expect(later.refusedActivations).toEqual(earlier.refusedActivations);
  expect(later.refusedSequences[NAME]).toBeGreaterThan(earlier.refusedSequences[NAME] ?? Infinity);
  shell.origins.write(`${NAME}/current.json`, 'damaged');
  await shell.pipeline.update();
  expect((await shell.status()).refusedSequences[NAME]).toBe(0);
});

test('a key that is removed ends no live release, and nothing that it has signed goes live any more', async () => {
  const shell = await startTestShell({ releases: [testRelease(NAME, '1.0.0')] });
  await shell.trust({ ...trustedTestKeys, [NAME]: [] });
  await shell.release(testRelease(NAME, '2.0.0'));
  const { releases, refusedActivations } = await shell.status();
  const { status } = await shell.get('/careers');
  expect([releases[NAME], status]).toEqual(['1.0.0', 200]);
  expect(refusedActivations[NAME]).toMatch(/which is not trusted$/);
  await shell.trust(trustedTestKeys);
  await shell.pipeline.update();
  expect((await shell.versions())[NAME]).toBe('2.0.0');
});

describe('a live release that its team has signed with its next key', () => {
  const release = testRelease(NAME, '1.0.0');
  const next = generateKeyPair();
  const signed = { ...release, key: next };
  const both = { ...trustedTestKeys, [NAME]: [testKeyOf(NAME), next] };

  /** Starts a shell on the store of an earlier one, once the earlier key was removed. No origin has a release. */
  async function restoreWithNextKey(storeFolder: string) {
    const trustedKeys = { ...trustedTestKeys, [NAME]: [next] };
    const restarted = await startTestShell({ storeFolder, trustedKeys });
    const { releases, refused } = await restarted.status();
    return { version: releases[NAME], refused };
  }

  const RESTORED = { version: '1.0.0', refused: {} };

  test('is restored without its origin by a shell that did not run while the team signed it', async () => {
    const { storeFolder, stop } = await startTestShell({ releases: [release] });
    await stop();
    const second = await startTestShell({ storeFolder, releases: [signed], trustedKeys: both });
    await second.stop();
    expect(await restoreWithNextKey(storeFolder)).toEqual(RESTORED);
  });

  test('is restored without its origin by a shell that got the signature only at a later poll', async () => {
    const shell = await startTestShell({ releases: [release], trustedKeys: both });
    shell.origins.activate(signed);
    shell.origins.write(`${NAME}/1.0.0/release.json.sig`, null);
    for (let poll = 0; poll < 2; poll += 1) await shell.pipeline.update();
    expect(shell.logged('failed to renew the signature of a stored release')).toHaveLength(1);
    shell.origins.publish(signed);
    await shell.pipeline.update();
    await shell.stop();
    expect(await restoreWithNextKey(shell.storeFolder)).toEqual(RESTORED);
  });
});

test('an origin that does not send the next signature of a live release holds back no other remote', async () => {
  const OTHER = 'mf-insights';
  const shell = await startTestShell({ releases: [testRelease(NAME, '1.0.0'), testRelease(OTHER, '1.0.0')] });
  let pending = 0;
  shell.origins.write(`${NAME}/1.0.0/release.json.sig`, (_request, response) => {
    pending += 1;
    response.on('close', () => (pending -= 1));
  });
  shell.origins.write(`${NAME}/current.json`, signedActivation(NAME, '1.0.0', testKeyOf(NAME)));
  await shell.release(testRelease(OTHER, '2.0.0'));
  expect([(await shell.versions())[OTHER], pending]).toEqual(['2.0.0', 1]);
});

test('a stored release that failed at the start goes live later only while its key is trusted', async () => {
  const page = fragilePage();
  const first = await startTestShell({ releases: [testRelease(NAME, '1.0.0', { page: page.source })] });
  await first.stop();
  await page.break();
  const shell = await startTestShell({ storeFolder: first.storeFolder });
  await page.repair();
  await shell.trust({ ...trustedTestKeys, [NAME]: [] });
  shell.passTime(HOUR_MS);
  await shell.pipeline.update();
  const untrusted = await shell.versions();
  await shell.trust(trustedTestKeys);
  await shell.pipeline.update();
  const trusted = await shell.versions();
  expect([untrusted, trusted]).toEqual([{}, { [NAME]: '1.0.0' }]);
});

test('an activated release that failed its trial goes live later only while its key is trusted', async () => {
  const page = fragilePage();
  await page.break();
  const shell = await startTestShell({ releases: [testRelease(NAME, '1.0.0', { page: page.source })] });
  await page.repair();
  await shell.trust({ ...trustedTestKeys, [NAME]: [] });
  shell.passTime(HOUR_MS);
  await shell.pipeline.update();
  const { releases, refused } = await shell.status();
  await shell.trust(trustedTestKeys);
  shell.passTime(2 * HOUR_MS);
  await shell.pipeline.update();
  const trusted = await shell.versions();
  expect([releases, trusted]).toEqual([{}, { [NAME]: '1.0.0' }]);
  expect(refused[NAME]?.reason).toMatch(/which is not trusted$/);
});
