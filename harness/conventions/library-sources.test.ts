import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { readTracked, trackedFiles } from './tracked-files';

interface Described {
  name: string;
  /** Requests that lead to another file or package. */
  redirected: string[];
  rules: { test: string | null; settings: string[] }[];
  plugins: string[];
}

const LIBRARY_FILES = [
  'react-router/dist/development/index.mjs',
  '@emotion/cache/dist/emotion-cache.browser.esm.js',
  '@module-federation/runtime/dist/index.js',
  'react-dom/client.js',
];

const program = path.join(__dirname, 'describe-configurations.ts');
const configurations = JSON.parse(
  execFileSync(process.execPath, ['--import', 'tsx', program], { encoding: 'utf8' }),
) as Described[];

describe.each(configurations)('The build of $name takes libraries as published', (configuration) => {
  const { redirected, rules, plugins } = configuration;

  test('no alias leads to another file or package', () => {
    expect(redirected).toEqual([]);
    expect(rules.filter(({ settings }) => settings.includes('resolve'))).toEqual([]);
  });

  test('no loader gets a file of a library', () => {
    for (const { test: pattern } of rules) {
      expect(pattern).not.toBeNull();
      expect(LIBRARY_FILES.filter((file) => new RegExp(pattern ?? '').test(file))).toEqual([]);
    }
  });

  test('no plugin replaces a module', () => {
    for (const name of ['NormalModuleReplacementPlugin', 'ContextReplacementPlugin', 'ProvidePlugin'])
      expect(plugins).not.toContain(name);
  });
});

test('no package is patched when it is installed', () => {
  for (const file of trackedFiles(/(^|\/)package\.json$/))
    expect(readTracked(file)).not.toMatch(/patch-package|"(pre|post)?install":|"patchedDependencies"/);
  expect(trackedFiles(/\.patch$/)).toEqual([]);
});
