import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { firm } from '@site/firm';
import { remoteNames } from '../site/remotes';

/** The folders that contain the site's words. The firm's facts come first, because several sections show them. */
export const FOLDERS = [
  'packages/firm/src',
  ...remoteNames().map((name) => `${name}/src/content`),
  'shell/src/content',
  'packages/contracts/src',
  'packages/ui/src',
];

/** A sentence in HTML may go on in the next lines. */
const MAX_LINES = 3;
/** A line is found if it contains at least this share of the words. */
const MIN_SHARE = 1 / 3;
const MAX_NEAREST = 3;

/** A line of a source. */
export interface Place {
  file: string;
  line: number;
  source: string;
  /** How much of the words it has, from 0 to 1. */
  share: number;
  /** How much of the line the words are, from 0 to 1. */
  fit: number;
}

/** The words of a text without markup, punctuation and case, so that quotes and line breaks do not matter. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll('${firm.name}', firm.name)
    .replaceAll(/<[^>]*>|&\w+;/g, ' ')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The end of a document's title is the name of the firm. */
const TITLE_END = new RegExp(` \\| ${firm.name}$`);

/** Comments are not shown on the site. */
const COMMENT = /^\s*(\/?\*|\/\/)/;

const joined = (words: readonly string[]) => ` ${words.join(' ')} `;

/** Splits a text into pieces of three letters. A misspelt word still shares most of them. */
const piecesOf = (text: string): string[] => [
  ...new Set(Array.from({ length: text.length - 2 }, (_, start) => text.slice(start, start + 3))),
];

function placesIn(file: string, text: string, wanted: readonly string[]): Place[] {
  const sources = text.split('\n');
  const lines = sources.map((line) => (COMMENT.test(line) ? [] : wordsOf(line)));
  const wantedPieces = piecesOf(joined(wanted));
  return lines.map((words, index) => {
    const start = joined(lines.slice(index, index + MAX_LINES).flat()).indexOf(joined(wanted));
    const isHere = start >= 0 && start < words.join(' ').length;
    const line = joined(words);
    const common = wantedPieces.filter((piece) => line.includes(piece)).length;
    return {
      file,
      line: index + 1,
      source: sources[index]?.trim() ?? '',
      share: isHere ? 1 : Math.min(0.99, common / wantedPieces.length),
      fit: common / line.length,
    };
  });
}

/**
 * A line whose text is exactly these words comes first. The name of a property is not part of its text. A schema comes
 * last: it repeats the words from which entries choose.
 */
function rankOf({ file, source }: Place, text: string): number {
  if (file.endsWith('schema.ts')) return 2;
  const isWhole = [`'${text}'`, `"${text}"`, `>${text}<`].some((whole) =>
    `${source} `.split(whole)[1]?.match(/^[^:]/),
  );
  return isWhole ? 0 : 1;
}

/**
 * Finds where words of the site are written: every line that has them as they are, or else the nearest ones, best
 * first. Words that a template fills in, or that markup splits, are in no line as a visitor reads them.
 */
export function findWords(root: string, text: string): Place[] {
  const wanted = wordsOf(text.replace(TITLE_END, ''));
  if (wanted.length === 0) return [];
  const places = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.(tsx?|html)$/.test(file))
      .map((file) => path.join(folder, file))
      .flatMap((file) => placesIn(file, readFileSync(path.join(root, file), 'utf8'), wanted)),
  )
    .filter(({ share }) => share >= MIN_SHARE)
    .toSorted((one, other) => other.share + other.fit - one.share - one.fit);
  const exact = places
    .filter(({ share }) => share === 1)
    .toSorted((one, other) => rankOf(one, text) - rankOf(other, text));
  return exact.length > 0 ? exact : places.slice(0, MAX_NEAREST);
}
