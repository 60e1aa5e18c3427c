import { matchingLines, trackedFiles } from './tracked-files';

/** Home-made terms that standard ones have replaced: see docs/glossary.md. */
const REPLACED = [
  /sign of life/i,
  /first.?touch/i,
  /\bcomes? alive\b/i,
  /\buntouched\b/i,
  /\b(cannot|could not|can) be had\b/i,
  /\bis away\b/i,
  /Store.?Away/,
  /\b(MOST|LARGEST|LONGEST|SHORTEST|LEAST)_[A-Z]/,
  /_LASTS\b/,
  /\bLOOK_EVERY\b/,
  /goodbye/i,
  /stop.?gently/i,
  /stop.?on.?signal/i,
  /\bannouncer\b/i,
  /keepNavigationNative/,
  /Page.?Arrival/,
  /Scroll.?Memory/,
  /record.?answers/i,
  /answersWith/,
  /\bcomposer\b/i,
  /\bcomposed suites?\b/i,
  /\bcompose suite\b/i,
  /\bis to hear of\b/i,
  /\bsaid outright\b/i,
];

const CODE_AND_DOCS = /\.(tsx?|m?js|cjs|md|ya?ml|json|sh|html)$|Caddyfile$|Dockerfile$|^\.ci\/run$/;
const files = trackedFiles(CODE_AND_DOCS).filter(
  (file) => file !== 'package-lock.json' && !file.endsWith('conventions/words.test.ts'),
);

test.each(REPLACED.map((pattern) => [String(pattern), pattern] as const))(
  '%s does not occur',
  (_name, pattern) => {
    expect(matchingLines(files, pattern)).toEqual([]);
  },
);

const sources = trackedFiles(/\.(tsx?|mjs)$/);

test('a constant that holds a time names its unit', () => {
  const unnamed =
    /\bconst [A-Z][A-Z0-9_]*(TIMEOUT|INTERVAL|DELAY|DEADLINE|TTL|DEBOUNCE|EVERY|AFTER|WITHIN) = /;
  expect(matchingLines(sources, unnamed)).toEqual([]);
});

test('members of a class that are not public are private by keyword', () => {
  expect(matchingLines(sources, /^\s+(?:(?:static|readonly|async|get|set) )*#\w+\s*[=:;(!?<]/)).toEqual([]);
});

test("the type of a component's properties is called Props", () => {
  expect(matchingLines(sources, /\b(?:interface|type) \w*Properties\b/)).toEqual([]);
});
