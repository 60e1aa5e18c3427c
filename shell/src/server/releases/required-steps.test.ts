import type { GateOutcomes } from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testKeyOf, testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { openRelease, requireSteps } from './release-checks';

const REMOTE = 'mf-careers';
const REQUIRED = ['types', 'browser'];
const PASSED: GateOutcomes = { types: 'passed', browser: 'passed' };
const SKIPPED: GateOutcomes = { types: 'passed', browser: 'skipped' };

const manifest = Buffer.from(JSON.stringify(testRelease(REMOTE, '1.0.0').release));
const { privateKey } = testKeyOf(REMOTE);

const open = (signature: string) =>
  requireSteps(openRelease(REMOTE, '1.0.0', { manifest, signature }, testKeysOf(REMOTE)).release, REQUIRED);

/** The signature of a release that skipped a step, with the outcomes that it should have. */
function forged(): string {
  const signed = JSON.parse(signRelease(manifest, privateKey, SKIPPED)) as object;
  return JSON.stringify({ ...signed, gate: Buffer.from(JSON.stringify(PASSED)).toString('base64') });
}

test('a release whose team has signed that the steps passed is accepted', () => {
  expect(() => open(signRelease(manifest, privateKey, { ...PASSED, tests: 'skipped' }))).not.toThrow();
});

test.each([
  ['no outcomes', () => signRelease(manifest, privateKey)],
  ['a step that is recorded as skipped', () => signRelease(manifest, privateKey, SKIPPED)],
  ['a step that is not recorded', () => signRelease(manifest, privateKey, { types: 'passed' })],
  ['outcomes that were changed after signing', forged],
])('a release with %s is refused', (_forgery, signatureOf) => {
  expect(() => open(signatureOf())).toThrow(
    /has not passed (types, )?browser, which this site requires|does not match its signature/,
  );
});

describe('in a site that requires the browser step of careers', () => {
  let shell: TestShell;
  const declaration = testSite.remotes[REMOTE]!;
  const careers = (version: string, gate: GateOutcomes) => ({ ...testRelease(REMOTE, version), gate });

  beforeEach(async () => {
    shell = await startTestShell({
      releases: [careers('1.0.0', PASSED)],
      site: {
        remotes: { ...testSite.remotes, [REMOTE]: { ...declaration, requiredSteps: ['types', 'browser'] } },
      },
    });
  });
  afterEach(() => shell.stop());

  test('a release that skipped it is refused with the reason, and the live one stays', async () => {
    await shell.release(careers('1.1.0', SKIPPED));
    const { releases, refused } = await shell.status();
    expect(releases[REMOTE]).toBe('1.0.0');
    expect(refused[REMOTE]?.reason).toContain('its gate has not passed browser');
  });

  test('a release goes live once its team has signed it again with the step', async () => {
    await shell.release(careers('1.1.0', SKIPPED));
    await shell.release(careers('1.1.0', PASSED));
    const { releases, refused } = await shell.status();
    expect(releases[REMOTE]).toBe('1.1.0');
    expect(refused).toEqual({});
  });

  test('a release goes live without a step that the site does not require of its remote', async () => {
    await shell.release({ ...testRelease('mf-insights', '1.0.0'), gate: SKIPPED });
    expect((await shell.versions())['mf-insights']).toBe('1.0.0');
  });
});
