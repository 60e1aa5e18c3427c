import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findSectionUses } from './section-uses';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'section-uses-'));
});

afterEach(() => rm(folder, { recursive: true }));

/** Uses in a folder of these files, each of which shows an element. */
async function usesIn(elements: Record<string, string>) {
  for (const [name, element] of Object.entries(elements)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), `export const shown = ${element};\n`);
  }
  return findSectionUses(folder);
}

test('every use of a section is found, with the properties that are passed to it', async () => {
  const uses = await usesIn({
    'pages/A.tsx':
      '<main><RemoteSection id="mf-forms/ContactForm" when="visible" title="A" headingLevel={3} /></main>',
    'pages/B.tsx': "<RemoteSection id={'mf-forms/NewsletterForm'} fallback={<p />} />",
    'pages/C.tsx': '<section id="mf-forms/BookingForm" />',
  });
  expect(uses).toEqual([
    { id: 'mf-forms/ContactForm', props: ['headingLevel', 'title'] },
    { id: 'mf-forms/NewsletterForm', props: [] },
  ]);
});

test('properties that are spread may be any', async () => {
  expect(await usesIn({ 'A.tsx': '<RemoteSection id="mf-forms/ContactForm" {...props} />' })).toEqual([
    { id: 'mf-forms/ContactForm', props: null },
  ]);
});

test('tests, packages, and files that cannot be parsed use nothing', async () => {
  const use = '<RemoteSection id="mf-forms/ContactForm" />';
  const files = ['A.test.tsx', 'testing/B.tsx', 'node_modules/c/C.tsx', 'dist/D.tsx'];
  const uses = await usesIn({
    ...Object.fromEntries(files.map((file) => [file, use])),
    'E.tsx': `${use} (`,
  });
  expect(uses).toEqual([]);
});

test('an id that is not a literal is refused', async () => {
  await expect(usesIn({ 'A.tsx': '<RemoteSection id={section} />' })).rejects.toThrow(/^A\.tsx: .* literal/);
});
