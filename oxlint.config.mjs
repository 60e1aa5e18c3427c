import { posix } from 'node:path';
import {
  APPS,
  baseRules,
  HARNESS,
  nothingFromTests,
  remoteRules,
  SOURCES_OF_APPS,
  testOverride,
} from './packages/federation/lint-rules.mjs';

/**
 * Imports run one way: a folder imports from the levels after its own, never from those before it, nor from others of
 * its level. A file that folders import has a level too. The others beside the folders (`main.ts` and the like) put
 * everything together.
 */
const LEVELS = {
  'shell/src': [['server', 'renderer', 'browser'], ['app'], ['protocol'], ['boot']],
  'shell/src/server': [
    ['http'],
    ['operations'],
    ['live'],
    ['rendering'],
    ['composition'],
    ['releases'],
    ['build', 'compression', 'outgoing'],
  ],
  'shell/src/server/http': [['submissions'], ['pages'], ['files'], ['admission'], ['responses']],
  'backend/src': [
    ['submissions-cli', 'notifications', 'metrics'],
    ['submission-kinds'],
    ['contacts', 'newsletter', 'coach-applications'],
    ['openapi', 'health'],
    ['submissions'],
    ['http'],
    ['database'],
    ['configuration'],
  ],
};

const restrictImports = (...patterns) => ['error', { patterns }];

const nothingFromRemotes = {
  group: ['@site/mf-*', '@site/mf-*/**', '**/mf-*/src/**', '**/mf-*/remote.config', ...HARNESS],
  message: 'Remotes are found at run time, and the harness is not part of the product: import neither.',
};

const TOP_FILES = ['main', 'create-shell', 'app.module', 'create-application'];

const fromInside = (paths) =>
  paths.flatMap((path) => [1, 2, 3, 4].map((depth) => '../'.repeat(depth) + path));

/** A folder may import neither earlier levels nor the others of its level; the same holds for its parent folder. */
function restrictionsOf(folder) {
  const root = posix.dirname(folder);
  const levels = LEVELS[root];
  if (!levels) return [];
  const name = posix.basename(folder);
  const index = levels.findIndex((level) => level.includes(name));
  const forbidden = levels
    .slice(0, index + 1)
    .flat()
    .filter((other) => other !== name);
  return [
    ...restrictionsOf(root),
    {
      group: fromInside([...forbidden.flatMap((other) => [other, `${other}/**`]), ...TOP_FILES]),
      message: `Imports run one way: ${levels.map((each) => each.join(', ')).join(' > ')}.`,
    },
  ];
}

/** One rule for every folder. Of several for a file the last one applies, so each has all that holds there. */
const rulesOfLevels = ([root, levels]) =>
  levels.flat().map((name) => ({
    files: [`${root}/${name}/**`],
    rules: {
      'no-restricted-imports': restrictImports(
        nothingFromRemotes,
        nothingFromTests,
        ...restrictionsOf(`${root}/${name}`),
      ),
    },
  }));

export default {
  ...baseRules,
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.site/**'],
  overrides: [
    {
      files: ['**/content/**', 'packages/ui/src/covers/**', 'lab/gate/edits/**'],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['packages/**'],
      rules: {
        'no-restricted-imports': restrictImports(
          {
            group: [...APPS, ...SOURCES_OF_APPS, ...HARNESS],
            message: 'A package never imports an app.',
          },
          nothingFromTests,
        ),
      },
    },
    {
      files: ['mf-*/**'],
      rules: {
        ...remoteRules,
      },
    },
    {
      files: ['shell/**', 'backend/**'],
      rules: { 'no-restricted-imports': restrictImports(nothingFromRemotes) },
    },
    {
      files: ['shell/src/**', 'backend/src/**'],
      rules: { 'no-restricted-imports': restrictImports(nothingFromRemotes, nothingFromTests) },
    },
    ...Object.entries(LEVELS).flatMap(rulesOfLevels),
    testOverride,
    {
      // Fixtures of Playwright call a function named `use`, which is no hook of React.
      files: ['harness/e2e/{fixtures,page-checks,operations/operations-fixtures}.ts'],
      rules: { 'react-hooks/rules-of-hooks': 'off' },
    },
    {
      files: ['backend/**'],
      rules: {
        'typescript/consistent-type-imports': 'off',
        'typescript/no-extraneous-class': 'off',
      },
    },
  ],
};
