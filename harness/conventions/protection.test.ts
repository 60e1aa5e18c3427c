import { readTracked, trackedFiles } from './tracked-files';

/** A title in the last column: in quotes, at its start or after a comma, a colon or 'and'. */
const TITLE = /(?:^|, |: | and )(?:'(.+?)'|"(.+?)")(?=[,;]| and|$)/g;
const COMMENT = /^\s*(\/\/|\/?\*).*$/gm;
const STRING = /(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g;
/** What stands for a value in the title of a test that runs several times. */
const PLACEHOLDER = /%[sd]|\$\{[^}]*\}|\$[\w.]+/g;

const MIN_TEMPLATE_LENGTH = 12;

const mechanisms = readTracked('docs/protection.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('| mechanism '))
  .map((line) => line.slice(2, -2).split(' | '));

const titlesOf = (tests: string): string[] =>
  [...tests.matchAll(TITLE)].map(([, single, double]) => single ?? double ?? '');

const strings = trackedFiles(/\.(test|spec)\.tsx?$|^lab\/.*\.ts$/).flatMap((file) =>
  [...readTracked(file).replaceAll(COMMENT, '').matchAll(STRING)].map(([, , text = '']) =>
    text.replaceAll("\\'", "'"),
  ),
);
const known = new Set(strings.filter(Boolean));
/** The texts between the values of a template. One of hardly any words says nothing. */
const templates = strings
  .map((text) => text.split(PLACEHOLDER))
  .filter((parts) => parts.length > 1 && parts.join('').length >= MIN_TEMPLATE_LENGTH);

/** Whether a title begins and ends as a template, and has all of its texts in their order. */
function fits(title: string, parts: readonly string[]): boolean {
  if (!title.startsWith(parts[0] ?? '') || !title.endsWith(parts.at(-1) ?? '')) return false;
  let rest: string | undefined = title;
  for (const part of parts)
    rest = rest?.includes(part) ? rest.slice(rest.indexOf(part) + part.length) : undefined;
  return rest !== undefined;
}

/** Whether a test has this title, or one that goes on after it: by itself, or after that of its `describe`. */
function isTested(title: string): boolean {
  if (strings.some((text) => text.startsWith(title)) || templates.some((parts) => fits(title, parts)))
    return true;
  const words = title.split(' ');
  return words.some(
    (_, end) => known.has(words.slice(0, end).join(' ')) && isTested(words.slice(end).join(' ')),
  );
}

test.each(mechanisms)('the tests of "%s" exist', (_mechanism, _failure, _where, tests = '') => {
  const titles = titlesOf(tests);
  expect(titles).not.toEqual([]);
  expect(titles.filter((title) => !isTested(title))).toEqual([]);
});
