import type { GateOutcomes } from '@site/contracts';
import { signRelease } from '@site/contracts/signature';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testKeys, testKeysOf } from '../testing/test-keys';
import { testRelease } from '../testing/test-release';
import { openRelease, requireSteps } from './release-checks';

const REMOTE = 'mf-careers';
const REQUIRED = ['types', 'browser'];
const PASSED: GateOutcomes = { types: 'passed', browser: 'passed' };
const SKIPPED: GateOutcomes = { types: 'passed', browser: 'skipped' };

const manifestOf = (version: string) => Buffer.from(JSON.stringify(testRelease(REMOTE, version).release));

const manifest = manifestOf('1.0.0');
const { privateKey } = testKeys[REMOTE];

const open = (signature: string) =>
  requireSteps(openRelease(REMOTE, '1.0.0', { manifest, signature }, testKeysOf(REMOTE)).release, REQUIRED);

/** A signature of a release that skipped a step, with other contents. */
const forged = (changes: object) =>
  JSON.stringify({ ...(JSON.parse(signRelease(manifest, privateKey, SKIPPED)) as object), ...changes });

const inBase64 = (gate: unknown) => Buffer.from(JSON.stringify(gate)).toString('base64');
const partsOf = (signature: string) => JSON.parse(signature) as { gate?: string; signature: string };

test('a release whose team has signed that the steps passed is accepted', () => {
  expect(() => open(signRelease(manifest, privateKey, { ...PASSED, tests: 'skipped' }))).not.toThrow();
});

const other = testKeys['mf-insights'];

test.each([
  ['no outcomes', () => signRelease(manifest, privateKey)],
  ['a step that is recorded as skipped', () => signRelease(manifest, privateKey, SKIPPED)],
  ['a step that is not recorded', () => signRelease(manifest, privateKey, { types: 'passed' })],
  ['outcomes that were changed after signing', () => forged({ gate: inBase64(PASSED) })],
  ['outcomes that were removed after signing', () => forged({ gate: undefined })],
  [
    'outcomes of another release of its team',
    () => forged({ gate: partsOf(signRelease(manifestOf('1.0.1'), privateKey, PASSED)).gate }),
  ],
  ['the whole signature of another release', () => signRelease(manifestOf('1.0.1'), privateKey, PASSED)],
  ['outcomes that another team has signed', () => signRelease(manifest, other.privateKey, PASSED)],
  [
    "another team's signature under the key of its own",
    () =>
      forged({ ...partsOf(signRelease(manifest, other.privateKey, PASSED)), keyId: testKeys[REMOTE].keyId }),
  ],
  ['outcomes of a kind that no gate has', () => forged({ gate: inBase64({ ...PASSED, browser: true }) })],
])('a release with %s is refused', (_forgery, signatureOf) => {
  expect(() => open(signatureOf())).toThrow(
    /has not passed (types, )?browser, which this site requires|does not match its signature|is not trusted|is malformed/,
  );
});

describe('in a site that requires the browser step of careers', () => {
  let shell: TestShell;
  const careers = (version: string, gate: GateOutcomes) => ({ ...testRelease(REMOTE, version), gate });

  beforeEach(async () => {
    shell = await startTestShell({
      releases: [careers('1.0.0', PASSED)],
      environment: { MF_CAREERS_REQUIRED_STEPS: 'types, browser' },
    });
  });
  afterEach(() => shell.stop());

  test('a release that skipped it is refused with the reason, and the live one stays', async () => {
    await shell.release(careers('1.1.0', SKIPPED));
    const { releases, refused } = await shell.status();
    expect(releases[REMOTE]).toBe('1.0.0');
    expect(refused[REMOTE]?.reason).toContain('its gate has not passed browser');
  });

  test('a team that it allows to skip the step goes live', async () => {
    await shell.release({ ...testRelease('mf-insights', '1.0.0'), gate: SKIPPED });
    expect((await shell.status()).releases['mf-insights']).toBe('1.0.0');
  });
});
