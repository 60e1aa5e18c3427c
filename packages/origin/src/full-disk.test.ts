import { existsSync } from 'node:fs';
import path from 'node:path';
import { rollBackRelease } from '@site/federation/publishing';
import { replaceFile } from '@site/node-service/durable-files';
import { provideTestOrigin } from './testing/test-origin';

jest.mock('@site/node-service/durable-files', () => {
  const actual = jest.requireActual<object>('@site/node-service/durable-files');
  return { ...actual, replaceFile: jest.fn() };
});

const { replaceFile: writeFile } = jest.requireActual<{ replaceFile: typeof replaceFile }>(
  '@site/node-service/durable-files',
);

const origin = provideTestOrigin();
const hasFiles = (version: string) => existsSync(path.join(origin.folder, version, 'remoteEntry.js'));

/** Leaves room for another file only once this release is deleted. */
const fillDiskWith = (version: string) =>
  jest.mocked(replaceFile).mockImplementation(async (...file) => {
    if (hasFiles(version)) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    await writeFile(...file);
  });

beforeEach(() => void jest.mocked(replaceFile).mockImplementation(writeFile));

test('a full disk holds up no rollback while it has an expired release', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.release(version);
  await origin.setLastUse('1.0.0', 31);
  fillDiskWith('1.0.0');
  await rollBackRelease(origin.target);
  expect(await origin.list()).toMatchObject({ live: '1.1.0', releases: [{}, {}] });
});

test('an activation that fails on a full disk deletes neither the live release nor the one before', async () => {
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) await origin.release(version);
  await origin.publish('1.3.0');
  for (const version of ['1.1.0', '1.2.0', '1.3.0']) await origin.setLastUse(version, 31);
  fillDiskWith('1.2.0');
  await expect(origin.activate('1.3.0')).rejects.toThrow("The origin's disk is full");
  expect(['1.1.0', '1.2.0', '1.3.0'].filter(hasFiles)).toEqual(['1.1.0', '1.2.0', '1.3.0']);
  expect(await origin.list()).toMatchObject({ live: '1.2.0', before: '1.1.0' });
});
