import path from 'node:path';
import { copyFixtureRemote, removeFixtureRemotes } from '../testing/fixture-remote';
import { declareTypes } from './declared-types';

const COMPILER_TIMEOUT_MS = 30_000;

jest.setTimeout(COMPILER_TIMEOUT_MS);

afterAll(removeFixtureRemotes);

const declare = (folder: string, exposes: Record<string, string>) =>
  declareTypes(folder, exposes, path.join(folder, 'dist', 'types'));

test('properties are written out; a type of another file is unknown', async () => {
  const folder = await copyFixtureRemote({
    'job.ts': 'export interface Job { title: string }',
    'JobCard.tsx': `import type { Job } from './job';
type Level = 2 | 3;
export default ({ job, level }: { job: Job; level?: Level }) => <p>{job.title}{level}</p>;`,
  });
  expect((await declare(folder, { JobCard: './JobCard.tsx' })).exposes).toEqual({
    JobCard: '{ job: any; level?: 2 | 3; }',
  });
});

test('each type that is passed to a section is listed once; properties that are spread may be all of them', async () => {
  const use = (attributes: string) => `import { RemoteSection } from '@site/platform';
export const shown = (all: object) => <RemoteSection id="mf-forms/ContactForm" fallback={null} ${attributes} />;`;
  const folder = await copyFixtureRemote({
    'Enquiry.tsx': use('title="A"'),
    'Other.tsx': use('title="B"'),
    'Spread.tsx': use('{...all}'),
  });
  const { sections } = await declare(folder, {});
  expect(sections['mf-forms/ContactForm']).toEqual([
    '{ title?: string; }',
    expect.stringMatching(/^\{ title\?: string; description\?: string; .*\}$/),
  ]);
});

test('the compiler does not run where nothing is exposed or used', async () => {
  const folder = await copyFixtureRemote({ 'Enquiry.tsx': '', 'tsconfig.json': 'not JSON' });
  expect(await declare(folder, {})).toEqual({ exposes: {}, sections: {} });
});
