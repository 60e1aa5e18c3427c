import { EventEmitter, once } from 'node:events';
import { setImmediate } from 'node:timers/promises';
import { execa } from 'execa';
import { lock } from 'proper-lockfile';
import { buildChanged } from './build';

jest.mock('execa', () => ({ execa: jest.fn() }));
jest.mock('proper-lockfile', () => ({ check: () => Promise.resolve(false), lock: jest.fn() }));
jest.mock('../run.mjs', () => ({ root: '/nowhere' }));
jest.mock('@site/federation/hash-sources', () => ({ hashSources: () => 'changed' }));

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
    return { failed: true, all: 'planted' };
  });
  await expect(buildChanged({ log: () => undefined })).rejects.toThrow('planted');
  expect(events).toEqual(['begins', 'begins', 'ends', 'ends', 'released']);
});
