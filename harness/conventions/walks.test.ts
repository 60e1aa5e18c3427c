import { createRequire } from 'node:module';
import path from 'node:path';
import { fileExists, readTracked } from './tracked-files';

const root = path.join(__dirname, '..', '..');

const DOCUMENT = 'docs/architecture.md';

/** A file of a list: its path, and how the walk reaches it if no other file of the list imports it. */
const ENTRY = /^- `([\w./-]+)`(?: \((starts|via [^)]+)\))?: /gm;

/** An import of a file of the repository. */
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*['"]((?:\.|@site\/)[^'"]+)['"]/g;

interface Step {
  file: string;
  handover: string | undefined;
}

/** The files of a walk: those of the lists under its heading. */
function stepsOf(title: string): Step[] {
  const section = readTracked(DOCUMENT).split(`\n## ${title}, file by file\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(ENTRY)].map(([, file = '', handover]) => ({ file, handover }));
}

/** The files that a file imports, statically or when it runs, and those that an imported index exports. */
function importsOf(file: string): string[] {
  const { resolve } = createRequire(path.join(root, file));
  return [...readTracked(file).matchAll(IMPORT)].flatMap(([, specifier = '']) => {
    const imported = path.relative(root, resolve(specifier));
    return path.basename(imported) === 'index.ts' ? [imported, ...importsOf(imported)] : [imported];
  });
}

// A newcomer reads a whole walk in one sitting. A release's trial in a browser is a walk of its own.
describe.each([
  ['A page', 30],
  ['A release', 45],
  ['A submission', 28],
])('%s', (title, maxFiles) => {
  const steps = stepsOf(title);

  test(`can be read in at most ${maxFiles} files, each listed once`, () => {
    const files = steps.map(({ file }) => file);
    expect(files.length).toBeGreaterThan(0);
    expect(files.length).toBeLessThanOrEqual(maxFiles);
    expect(files).toEqual([...new Set(files)]);
  });

  test('lists files that exist', () => {
    expect(steps.filter(({ file }) => !fileExists(file))).toEqual([]);
  });

  test('reaches every file by an import of another file, or by a step that the list names', () => {
    const files = steps.map(({ file }) => file).filter(fileExists);
    const reached = new Set(files.flatMap((file) => importsOf(file).filter((each) => each !== file)));
    const lost = steps.filter(({ file, handover }) => !reached.has(file) && !handover);
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
