import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestOrigins } from '../testing/start-test-origins';
import { provideTestShell } from '../testing/start-test-shell';
import { signedActivation, signedRelease, testKeyOf } from '../testing/test-keys';
import { testRelease, type TestRelease } from '../testing/test-release';

// Attacks by somebody who controls an origin or the network. `release-origin.test.ts` has responses that do not end,
// and `signature.test.ts` of the contracts has further signatures that are not accepted.

const NAME = 'mf-careers';
const CURRENT = `${NAME}/current.json`;

type Field = 'refused' | 'refusedActivations';

interface Attack {
  /** @param next the release that is published and activated, with a version of its own. */
  attack: (origins: TestOrigins, next: TestRelease) => void;
  reason: RegExp;
  /** The field of `/_status` with the reason. */
  field?: Field;
}

const fileOf = ({ release }: TestRelease, file: string) => `${NAME}/${release.version}/${file}`;

/** Replaces the description of a release, and its signature by one of the given team. */
function writeManifest(
  origins: TestOrigins,
  next: TestRelease,
  changes: object,
  key = testKeyOf(NAME),
): void {
  const changed = { ...next, release: { ...next.release, ...changes } };
  const { manifest, signature } = signedRelease({ ...changed, key });
  origins.write(fileOf(next, 'release.json'), Buffer.from(manifest));
  origins.write(fileOf(next, 'release.json.sig'), signature);
}

const INTEGRITY = `sha384-${'A'.repeat(64)}`;

const olderActivation = signedActivation(NAME, '0.9.0');

const attacks: Record<string, Attack> = {
  'a file that is changed': {
    attack: (origins, next) => origins.write(fileOf(next, 'remoteEntry.js'), 'changed'),
    reason: /^remoteEntry\.js does not match its integrity$/,
  },
  'a release whose signature is removed': {
    attack: (origins, next) => origins.write(fileOf(next, 'release.json.sig'), null),
    reason: /release\.json\.sig responded with 404$/,
  },
  "a release that is signed with another team's key": {
    attack: (origins, next) => writeManifest(origins, next, {}, testKeyOf('mf-forms')),
    reason: /^release\.json is signed with the key [0-9a-f]{16}, which is not trusted$/,
  },
  'an older activation that is replayed': {
    attack: (origins) => origins.write(CURRENT, olderActivation),
    reason: /^current\.json is a replay: the activation of 0\.9\.0 /,
    field: 'refusedActivations',
  },
  'the release of another version, signed as it was': {
    attack: (origins, next) => writeManifest(origins, next, { version: '1.9.0' }),
    reason: /^release\.json describes mf-careers 1\.9\.0, not /,
  },
  'a name that leads out of the folder': {
    attack: (origins, next) => writeManifest(origins, next, { files: { '../../../implant.js': INTEGRITY } }),
    reason: /^release\.json is malformed: files\.\.\.\/\.\.\/\.\.\/implant\.js: /,
  },
};

const shell = provideTestShell({ releases: [testRelease(NAME, '1.0.0')] });

async function reasonAt(field: Field): Promise<string | undefined> {
  const status = await shell.status();
  return field === 'refused' ? status.refused[NAME]?.reason : status[field][NAME];
}

test.each(Object.entries(attacks).map(([title, attack], index) => ({ title, index, ...attack })))(
  '$title is refused with its reason at every poll',
  async ({ index, attack, reason, field = 'refused' }) => {
    const next = testRelease(NAME, `2.0.${index}`);
    shell.origins.activate(next);
    attack(shell.origins, next);
    await shell.pipeline.update();
    expect(await reasonAt(field)).toMatch(reason);
    await shell.pipeline.update();
    expect(await reasonAt(field)).toMatch(reason);

    expect(await shell.versions()).toEqual({ [NAME]: '1.0.0' });
    expect((await shell.get('/careers')).body).toContain('<h1>mf-careers 1.0.0</h1>');
    expect(existsSync(path.join(shell.storeFolder, 'releases', NAME, next.release.version))).toBe(false);
  },
);

test('a release that is as its team signed it goes live afterwards, and the status shows no refusal', async () => {
  await shell.release(testRelease(NAME, '3.0.0'));
  const { releases, refused, refusedActivations } = await shell.status();
  expect(releases).toEqual({ [NAME]: '3.0.0' });
  expect({ ...refused, ...refusedActivations }).toEqual({});
});
