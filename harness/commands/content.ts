import { findWords } from '../content/find-words';
import { root } from '../run.mjs';

const places = findWords(root, process.argv.slice(2).join(' '));
if (places.length === 0) {
  console.error(
    'Found nowhere. Give some words of one sentence: npm run content -- "some words on the site"',
  );
  process.exitCode = 1;
}
const MAX_COLUMNS = 160;
for (const { file, line, source, share } of places) {
  const note = share < 1 ? `has ${Math.round(share * 100)}% of these words: ` : '';
  console.log(`${file}:${line}  ${note}${source}`.slice(0, MAX_COLUMNS));
}
