import {
  APPS,
  baseRules,
  HARNESS,
  remoteRules,
  SOURCES_OF_APPS,
  testOverride,
} from './packages/federation/lint-rules.mjs';

/**
 * Imports run one way: a folder imports from the levels after its own, never from those before it, nor from others of its
 * level. The files beside the folders (`main.ts` and the like) put everything together.
 */
const LEVELS = {
  'shell/src/server': [['http'], ['operations'], ['live'], ['rendering'], ['composition'], ['releases']],
  'shell/src/server/http': [['submissions'], ['pages'], ['files'], ['limits'], ['responses']],
  'backend/src': [
    ['submissions-cli'],
    ['contacts', 'newsletter', 'coach-applications'],
    ['openapi', 'health', 'metrics'],
    ['intake'],
    ['outbox'],
    ['http'],
    ['database'],
    ['submissions'],
    ['configuration'],
  ],
};

const restrictImports = (...patterns) => ['error', { patterns }];

const nothingFromRemotes = {
  group: ['mf-*', 'mf-*/**', '**/mf-*/src/**', '**/mf-*/remote.config', ...HARNESS],
  message: 'Remotes are found at run time, and the harness is not part of the product: import neither.',
};

const TOP_FILES = ['main', 'create-shell', 'app.module', 'create-application'];

const fromInside = (paths) => paths.flatMap((path) => [`../${path}`, `../../${path}`, `../../../${path}`]);

/** One rule for every folder of a server: nothing from the levels before it, nor from its own level's other folders. */
const rulesOfLevels = ([root, levels]) =>
  levels.flatMap((level, index) =>
    level.map((folder) => {
      const forbidden = [...levels.slice(0, index).flat(), ...level.filter((other) => other !== folder)];
      return {
        files: [`${root}/${folder}/**`],
        rules: {
          'no-restricted-imports': restrictImports(nothingFromRemotes, {
            group: fromInside([...forbidden.map((other) => `${other}/**`), ...TOP_FILES]),
            message: `Imports run one way: ${levels.map((each) => each.join(', ')).join(' > ')}.`,
          }),
        },
      };
    }),
  );

export default {
  ...baseRules,
  ignorePatterns: ['**/dist/**', '**/node_modules/**', '.site/**'],
  overrides: [
    {
      files: [
        '**/content/**',
        'packages/firm/src/catalogue.ts',
        'packages/ui/src/illustrations/**',
        'harness/gate-suite/edits/**',
      ],
      rules: { 'max-lines': 'off' },
    },
    {
      files: ['packages/**'],
      rules: {
        'no-restricted-imports': restrictImports({
          group: [...APPS, ...SOURCES_OF_APPS, ...HARNESS],
          message: 'A package never imports an app.',
        }),
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
    ...Object.entries(LEVELS).flatMap(rulesOfLevels),
    testOverride,
    {
      // What a fixture of Playwright hands on with is called `use`.
      files: ['harness/e2e/fixtures.ts'],
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
