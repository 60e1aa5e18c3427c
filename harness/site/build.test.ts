import { EventEmitter, once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { execa } from 'execa';
import { lock } from 'proper-lockfile';
import { root } from '../run.mjs';
import { buildChanged } from './build';

jest.mock('execa', () => ({ execa: jest.fn() }));
jest.mock('proper-lockfile', () => ({ check: () => Promise.resolve(false), lock: jest.fn() }));
jest.mock('../run.mjs', () => ({ root: `${process.env['TMPDIR'] ?? '/tmp'}/built-${process.pid}` }));
jest.mock('@site/federation/hash-sources', () => ({ hashSources: () => 'changed' }));
jest.mock('@site/federation/name-build', () => ({ nameBuild: () => ({ version: '1.0.0-changed' }) }));

test.each([
  { builds: 1, of: 'is incomplete, as after SIGKILL', manifest: '{ "version": "1.0.0-chan' },
  {
    builds: 1,
    of: 'is of a release that may have failed the gate, whose version a start must not publish',
    manifest: '{ "version": "1.1.0", "sources": "changed" }',
  },
  {
    builds: 0,
    of: 'is of the same sources',
    manifest: '{ "version": "1.0.0-changed", "sources": "changed" }',
  },
])('before a start, a remote whose release.json $of is built $builds times', async ({ builds, manifest }) => {
  const file = path.join(root, 'mf-careers', 'dist', 'production', 'release.json');
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, manifest);
  jest.mocked(lock).mockResolvedValue(() => Promise.resolve());
  const build = jest.mocked(execa as unknown as () => Promise<unknown>).mockReset();
  build.mockResolvedValue({ failed: false });
  await buildChanged({ only: 'mf-careers', log: () => undefined });
  expect(build).toHaveBeenCalledTimes(builds);
  const program = expect.arrayContaining([
    expect.stringMatching(/build-remotes\.ts$/),
    'production',
    'mf-careers',
  ]);
  if (builds > 0) expect(build).toHaveBeenCalledWith(process.execPath, program, expect.anything());
});

test('the lock is released once no build runs any more, also when one of them fails', async () => {
  const events: string[] = [];
  const builds = new EventEmitter();
  jest.mocked(lock).mockResolvedValue(() => {
    events.push('released');
    return Promise.resolve();
  });
  jest.mocked(execa as unknown as () => Promise<unknown>).mockImplementation(async () => {
    if (events.push('begins') === 1) {
      await once(builds, 'end');
      // A lock that is released after the other build's failure is released before the next turn of the event loop.
      await setImmediate();
    }
    events.push('ends');
    builds.emit('end');
    return { failed: true, stderr: 'planted' };
  });
  await expect(buildChanged({ log: () => undefined })).rejects.toThrow('planted');
  expect(events).toEqual(['begins', 'begins', 'ends', 'ends', 'released']);
});
