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
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
/** Matches what a template becomes with its values. A template of hardly any words says nothing. */
const templates = strings
  .map((text) => text.split(PLACEHOLDER))
  .filter((parts) => parts.length > 1 && parts.join('').length >= MIN_TEMPLATE_LENGTH)
  .map((parts) => new RegExp(`^${parts.map(escaped).join('.+')}$`));

/** Whether a test has this title, or one that goes on after it: by itself, or after that of its `describe`. */
function isTested(title: string): boolean {
  if (strings.some((text) => text.startsWith(title)) || templates.some((template) => template.test(title)))
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
