import { matchingLines, readTracked, trackedFiles } from './tracked-files';

const LIBRARY_FILES = [
  'react-router/dist/development/index.mjs',
  '@emotion/cache/dist/emotion-cache.browser.esm.js',
  '@module-federation/runtime/dist/index.js',
  'react-dom/client.js',
];

/** The product's configurations of webpack, and the programs and plugins beside them. */
const BUILDS = trackedFiles(/^(backend|packages|shell|mf-[\w-]+)\/.*(?<!\.test)\.(ts|tsx|mjs)$/).filter(
  (file) => /webpack/.test(file + readTracked(file)),
);
const RULES = /\brules: \[[^]*?\],\n/g;
/** The first property of a rule, and the pattern of its files. */
const RULE = /[[,]\s*\{\s*(\w+)(?:: \/(.+?)\/\w*,)?/g;

test('no alias and no plugin replaces a module by another one', () => {
  expect(BUILDS).toContain('packages/federation/src/build/configuration.ts');
  const replacing =
    /\b(alias|fallback|NormalModuleReplacementPlugin|ContextReplacementPlugin|ProvidePlugin)\b/;
  expect(matchingLines(BUILDS, replacing)).toEqual([]);
});

test('no loader gets a file of a library', () => {
  const rules = BUILDS.flatMap((file) => readTracked(file).match(RULES) ?? []).join('');
  const patterns = [...rules.matchAll(RULE)].map(([, property, pattern = '']) => {
    expect(property).toBe('test');
    return new RegExp(pattern);
  });
  expect(patterns.length).toBeGreaterThan(0);
  expect(LIBRARY_FILES.filter((file) => patterns.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(matchingLines(BUILDS, /\brules\b(?!: \[)/)).toEqual([]);
});

test('no package is patched when it is installed', () => {
  for (const file of trackedFiles(/(^|\/)package\.json$/))
    expect(readTracked(file)).not.toMatch(/patch-package|"(pre|post)?install":|"patchedDependencies"/);
  expect(trackedFiles(/\.patch$/)).toEqual([]);
});
