import { mkdir, mkdtemp, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { watchSources } from './watch-sources';

let folder: string;
let watching: AbortController;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  await mkdir(path.join(folder, 'src', 'pages'), { recursive: true });
  await writeFile(path.join(folder, 'src', 'pages', 'Page.tsx'), '');
  await writeFile(path.join(folder, 'remote.config.ts'), '');
  watching = new AbortController();
});

afterEach(() => watching.abort());

const write = (file: string) => writeFile(path.join(folder, file), 'changed');

/** Changes a file in one step. Writing it has two: the file is emptied first. */
async function replace(file: string): Promise<void> {
  const changed = path.join(await mkdtemp(path.join(tmpdir(), 'changed-')), 'file');
  await writeFile(changed, 'changed');
  await rename(changed, path.join(folder, file));
}

/** Resolves with the next file that is reported. */
const nextChange = () =>
  new Promise<string>((resolve) => {
    watchSources(folder, (file) => Promise.resolve(resolve(file)), watching.signal);
  });

test.each(['src/pages/Page.tsx', 'remote.config.ts', 'src/New.tsx'])(
  'a change of %s is reported',
  async (file) => {
    const change = nextChange();
    await write(file);
    expect(await change).toBe(file);
  },
);

test('tests, and what is not the source of a release, are not reported', async () => {
  const change = nextChange();
  // The last of quick changes is the one that is reported.
  await write('src/pages/Page.tsx');
  await write('package.json');
  await write('src/pages/Page.test.tsx');
  expect(await change).toBe('src/pages/Page.tsx');
});

test('a change during a call is reported once the call has ended', async () => {
  const reported: string[] = [];
  const ends: (() => void)[] = [];
  let notify: () => void = () => undefined;
  const nextReport = () => new Promise<void>((resolve) => (notify = resolve));
  const onChange = (file: string) => {
    reported.push(file);
    notify();
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  watchSources(folder, onChange, watching.signal);
  const first = nextReport();
  await replace('remote.config.ts');
  await first;
  const second = nextReport();
  await replace('src/pages/Page.tsx');
  expect(reported).toEqual(['remote.config.ts']);
  ends.at(-1)?.();
  await second;
  expect(reported).toEqual(['remote.config.ts', 'src/pages/Page.tsx']);
  ends.at(-1)?.();
});
