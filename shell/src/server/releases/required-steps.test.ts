import type { GateOutcomes } from '@site/contracts';
import { startTestShell, type TestShell } from '../testing/start-test-shell';
import { testRelease } from '../testing/test-release';
import { testSite } from '../testing/test-site';
import { requireSteps } from './release-checks';

const REMOTE = 'mf-careers';
const REQUIRED = ['types', 'browser'];
const PASSED: GateOutcomes = { types: 'passed', browser: 'passed' };
const SKIPPED: GateOutcomes = { types: 'passed', browser: 'skipped' };

test('a release of which a required step is not recorded is refused', () => {
  const release = { ...testRelease(REMOTE, '1.0.0').release, gate: { types: 'passed' } as const };
  expect(() => requireSteps(release, REQUIRED)).toThrow(
    'its signature does not say that they passed: browser. Release it again without skipping them',
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
        remotes: { ...testSite.remotes, [REMOTE]: { ...declaration, requiredSteps: REQUIRED } },
      },
    });
  });

  test('a release that skipped it is refused with the reason, and the live one stays', async () => {
    await shell.release(careers('1.1.0', SKIPPED));
    const { releases, refused } = await shell.status();
    expect(releases[REMOTE]).toBe('1.0.0');
    expect(refused[REMOTE]?.reason).toContain('its signature does not say that they passed: browser');
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
