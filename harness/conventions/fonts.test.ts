import { statSync } from 'node:fs';
import path from 'node:path';
import { unicodeRanges } from '@site/ui/fonts';
import { readTracked, trackedFiles } from './tracked-files';

const root = path.join(__dirname, '..', '..');

/** A server may send ten packets before the first acknowledgement. They have room for this size and the headers. */
const MAX_FONT_BYTES = 14_000;

const core = unicodeRanges.core.split(',').map((range) => {
  const [first = '', last = first] = range.slice(2).split('-');
  return [parseInt(first, 16), parseInt(last, 16)] as const;
});
const isInCore = (character: string) => {
  const code = character.codePointAt(0) ?? 0;
  return core.some(([first, last]) => code >= first && code <= last);
};

/** The fonts have no arrow, because arrows are icons. This one is in hidden words, so nobody sees its font. */
const WRITTEN_ARROW = 'mf-services/src/parts/SegmentCards.tsx: →';

test('the preloaded fonts have every character of the texts, except one arrow in hidden words', () => {
  const texts = trackedFiles(/^(mf-\w+|shell|packages\/(firm|ui|platform|contracts))\/src\/.*\.(tsx?|html)$/);
  const missing = texts
    .filter((file) => !file.includes('.test.'))
    .flatMap((file) =>
      [...readTracked(file)]
        .filter((character) => !/[\n\t]/.test(character) && !isInCore(character))
        .map((character) => `${file}: ${character}`),
    );
  expect(missing).toEqual([WRITTEN_ARROW]);
});

test.each(['fraunces', 'inter'])('the preloaded file of %s is within 14.0 KB', (font) => {
  const { size } = statSync(path.join(root, 'packages', 'ui', 'fonts', `${font}-core.woff2`));
  expect(size).toBeLessThanOrEqual(MAX_FONT_BYTES);
});
