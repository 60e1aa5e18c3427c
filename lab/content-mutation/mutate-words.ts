import { parseSync, printSync } from '@swc/core';
import { isWords, WITHOUT_WORDS } from '@site/harness/content/content-strings';

/** Vowels for vowels: no word stays as it is, and the preloaded fonts have every letter. */
const OTHER: Record<string, string> = {
  a: 'o',
  o: 'a',
  i: 'u',
  u: 'i',
  e: 'é',
  A: 'O',
  O: 'A',
  I: 'U',
  U: 'I',
  E: 'Y',
};
const FILLER = ' longer and';

/** How much room schemas and search engines give, by the end of the path of a property. */
const MAX_CHARACTERS: readonly (readonly [property: RegExp, maxCharacters: number])[] = [
  [/metadata\.title$/, 70],
  [/\.(description|excerpt|metaDescription)$/, 160],
  // The title of an entry, which for a person is the role.
  [/^\.title$/, 60],
  [/\.title$/, 65],
  [/\.teaser$/, 90],
  [/\.(label|name)$/, 40],
  [/\.menuLine$/, 60],
  [/\.summary$/, 160],
];

const roomOf = (property: string) => MAX_CHARACTERS.find(([pattern]) => pattern.test(property))?.[1];

/**
 * Changes the vowels of a text and adds a third to it where there is room. The same text always becomes the same words.
 */
function lengthened(words: string, maxCharacters = Infinity): string {
  const text = words.trim();
  const added = Math.max(0, Math.min(Math.ceil(text.length / 3), maxCharacters - text.length));
  const filler = FILLER.repeat(Math.ceil(added / FILLER.length))
    .slice(0, added)
    .trimEnd();
  // Keeps the punctuation at the end, so that a question remains a question.
  const [, body = '', end = ''] = /^([\s\S]*?)(\W*)$/.exec(text) ?? [];
  const longer = body.replaceAll(/[aeiou]/gi, (letter) => OTHER[letter] ?? letter) + filler + end;
  return words.replace(text, () => longer);
}

type Node = { type?: string } & Record<string, unknown>;

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** A part of a template may be a part of an address. */
const isPartOfSentence = (text: string) => /\p{Ll}/u.test(text) && /\s/.test(text) && !text.includes('/');

/** A file with other words, and how many texts these are. */
export interface Mutation {
  text: string;
  changed: number;
}

/**
 * Changes the words of a content file. Fields, colours, ids, addresses, dates and figures stay.
 *
 * @param fixed words that must stay.
 */
export function mutateSource(source: string, fixed: ReadonlySet<string>): Mutation {
  let changed = 0;
  const isFree = (text: string) => isWords(text) && !fixed.has(text);
  const visit = (node: unknown, property: string): void => {
    if (!isNode(node) || WITHOUT_WORDS.test(node.type ?? '')) return;
    const text = String(node['value'] ?? node['cooked']);
    if (node.type === 'StringLiteral' && isFree(text)) {
      const value = lengthened(text, roomOf(property));
      Object.assign(node, { value, raw: JSON.stringify(value) });
      changed += 1;
    } else if (node.type === 'TemplateElement' && isPartOfSentence(text)) {
      // The parts of a template share its room.
      const raw = lengthened(text, roomOf(property) && 0);
      Object.assign(node, { cooked: raw, raw });
      changed += 1;
    } else if (node.type === 'KeyValueProperty') {
      const key = node['key'] as Node;
      const name = String(key['value']);
      // The name of something else, as in `{ Operations: 'blue' }`.
      if (isFree(name))
        node['key'] = { ...key, type: 'StringLiteral', raw: JSON.stringify(lengthened(name)) };
      visit(node['value'], `${property}.${name}`);
    } else for (const child of Object.values(node)) visit(child, property);
  };
  const module = parseSync(source, { syntax: 'typescript' });
  visit(module, '');
  return { text: printSync(module).code, changed };
}

/** Changes the words between the tags of an article. */
export function mutateHtml(html: string): Mutation {
  let changed = 0;
  const text = html.replaceAll(/(?<=>)[^<]+/g, (words) => {
    if (!isPartOfSentence(words)) return words;
    changed += 1;
    return lengthened(words);
  });
  return { text, changed };
}
