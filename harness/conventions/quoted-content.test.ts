import { readTracked, trackedFiles } from './tracked-files';
import { isWords, literalsOf } from '../content/content-strings';
import { remoteNames } from '../site/remotes';

/** Shorter texts are common words, such as 'Email' or 'Location'. */
const MIN_CHARACTERS = 12;

const wordsIn = (file: string) =>
  literalsOf(readTracked(file), file)
    .map(({ text }) => text.trim())
    .filter((text) => text.length >= MIN_CHARACTERS && isWords(text));

// Tests of a remote or the shell may quote its own content. They do not see the content of others.
const suites = trackedFiles(
  /^(?!mf-|shell\/).*(\.(test|spec)\.tsx?|\/testing\/.*\.tsx?)$|^(harness\/e2e|lab)\/.*\.ts$/,
).map((file) => ({ file, quoted: wordsIn(file) }));

test.each([...remoteNames(), 'shell'])(
  'no suite outside %s quotes its content, so that an editor can correct it',
  (owner) => {
    const content = trackedFiles(/\/src\/content\/(?!.*(schema|\.test)\.ts).*\.ts$/).filter((file) =>
      file.startsWith(`${owner}/`),
    );
    const words = new Set(content.flatMap(wordsIn));
    expect(words.size).toBeGreaterThan(0);
    const found = suites.flatMap(({ file, quoted }) =>
      quoted.filter((text) => words.has(text)).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  },
);
