import { watch } from 'node:fs';
import { buildChanged } from './build';
import { publishChanges } from './publish-changes';
import type { Site } from './site';

jest.mock('node:fs', () => ({ watch: jest.fn() }));
jest.mock('./build', () => ({ buildChanged: jest.fn() }));
jest.mock('../run.mjs', () => ({ root: '/nowhere' }));

type BuildOptions = NonNullable<Parameters<typeof buildChanged>[0]>;

/** Saves a file in a watched folder. Resolves with what happens until the site is published, or says why it is not. */
async function save(build: (options: BuildOptions) => Promise<void>): Promise<string[]> {
  const events: string[] = [];
  jest.mocked(buildChanged).mockImplementation((options = {}) => build(options));
  await new Promise<void>((resolve) => {
    const publishBuild = () => {
      events.push('published');
      resolve();
      return Promise.resolve();
    };
    const restart = (name: string) => Promise.resolve(void events.push(`restarted ${name}`));
    const site = { restart, origins: new Map([['mf-careers', { publishBuild }]]) };
    publishChanges(site as unknown as Site, ['packages'], (line) => {
      events.push(line);
      if (line.includes('failed')) resolve();
    });
    const listener = jest.mocked(watch as (...parameters: unknown[]) => unknown).mock.lastCall?.[2];
    (listener as (event: string, file: string) => void)('change', 'contracts/src/site.ts');
  });
  return events;
}

test('a service that a change has rebuilt is restarted before the release is published', async () => {
  const events = await save(async ({ onBuilt }) => {
    onBuilt?.('mf-careers');
    onBuilt?.('shell');
  });
  expect(events).toEqual(['Restarting shell', 'restarted shell', 'published']);
});

test('a service that was rebuilt is restarted although the build of another one fails', async () => {
  const events = await save(({ onBuilt }) => {
    onBuilt?.('backend');
    return Promise.reject(new Error('The build of mf-careers failed'));
  });
  expect(events).toEqual(['Restarting backend', 'restarted backend', 'The build of mf-careers failed']);
});
