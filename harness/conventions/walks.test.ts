import { reachedFrom } from './imports';
import { fileExists, readTracked } from './tracked-files';

const DOCUMENT = 'docs/architecture.md';

/** A file of a list: its path, and how the walk reaches it if no other file of the list imports it. */
const ENTRY = /^- `([\w./-]+)`(?: \((starts|via [^)]+)\))?: /gm;

interface Step {
  file: string;
  handover: string | undefined;
}

/** The files of a walk: those of the lists under its heading. */
function stepsOf(title: string): Step[] {
  const section = readTracked(DOCUMENT).split(`\n## ${title}, file by file\n`)[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(ENTRY)].map(([, file = '', handover]) => ({ file, handover }));
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
    const reached = new Set(files.flatMap((file) => [...reachedFrom(file)].filter((each) => each !== file)));
    const lost = steps.filter(({ file, handover }) => !reached.has(file) && !handover);
    expect(lost.map(({ file }) => file)).toEqual([]);
  });
});
