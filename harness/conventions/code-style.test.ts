import { matchingLines, trackedFiles } from './tracked-files';

const sources = trackedFiles(/\.(tsx?|mjs)$/);

test('a constant that holds a time names its unit', () => {
  const unnamed =
    /\bconst [A-Z][A-Z0-9_]*(TIMEOUT|INTERVAL|DELAY|DEADLINE|TTL|DEBOUNCE|EVERY|AFTER|WITHIN) = /;
  expect(matchingLines(sources, unnamed)).toEqual([]);
});

test('a class marks a member as private by the keyword, not by #', () => {
  expect(matchingLines(sources, /^\s+(?:(?:static|readonly|async|get|set) )*#\w+\s*[=:;(!?<]/)).toEqual([]);
});

test("the type of a component's properties is called Props", () => {
  expect(matchingLines(sources, /\b(?:interface|type) \w*Properties\b/)).toEqual([]);
});

test('a comment has at most 120 columns', () => {
  expect(matchingLines(sources, /^(?=.{121}) *(?:\/\/|\/?\*)/)).toEqual([]);
});
