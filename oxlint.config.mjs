/**
 * Imports run one way: a folder imports from the levels after its own, never from those before it, nor from others of its
 * level. The files beside the folders (`main.ts` and the like) put everything together.
 */
const LEVELS = {
  'shell/src/server': [['http'], ['operations'], ['live'], ['rendering'], ['composition'], ['releases']],
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

const APPS = ['shell', 'shell/*', 'mf-*', 'mf-*/**', 'backend', 'backend/*'];
const SOURCES_OF_APPS = ['**/shell/src/**', '**/mf-*/src/**', '**/backend/src/**'];
const HARNESS = ['@site/harness', '@site/harness/**', '**/harness/**'];

const restrictImports = (...patterns) => ['error', { patterns }];

const nothingFromRemotes = {
  group: ['mf-*', 'mf-*/**', '**/mf-*/src/**', '**/mf-*/remote.config', ...HARNESS],
  message: 'Remotes are found at run time, and the harness is not part of the product: import neither.',
};

const TOP_FILES = ['main', 'create-shell', 'app.module', 'create-application'];

const fromInside = (paths) => paths.flatMap((path) => [`../${path}`, `../../${path}`]);

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
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  rules: {
    'react/no-unknown-property': ['error', { ignore: ['css'] }],
    'no-empty-pattern': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'no-shadow': 'error',
    'no-console': 'off',
    eqeqeq: ['error', 'smart'],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/unbound-method': 'off',
    'typescript/no-base-to-string': 'off',
    'react-hooks/exhaustive-deps': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  },
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
        'no-restricted-imports': [
          'error',
          {
            patterns: [
              {
                group: [...APPS, ...SOURCES_OF_APPS, ...HARNESS],
                message:
                  "A remote never imports another app: show another remote's section with RemoteSection.",
              },
              {
                group: ['react-router', 'react-router-dom', '@tanstack/*', 'react-dom/*'],
                message:
                  'Import it from @site/platform: the shell shares a curated surface, and nothing else is there at run time.',
              },
            ],
            paths: [
              {
                name: '@emotion/react',
                allowImportNames: ['css', 'Global', 'keyframes', 'ClassNames', 'SerializedStyles'],
                message: 'The shell shares no more of emotion than these.',
              },
            ],
          },
        ],
      },
    },
    {
      files: ['shell/**', 'backend/**'],
      rules: { 'no-restricted-imports': restrictImports(nothingFromRemotes) },
    },
    ...Object.entries(LEVELS).flatMap(rulesOfLevels),
    {
      files: ['**/*.test.tsx', '**/*.test.ts', '**/src/**/testing/**'],
      rules: {
        'no-restricted-imports': 'off',
        'typescript/no-floating-promises': 'off',
        'typescript/await-thenable': 'off',
        'typescript/no-misused-spread': 'off',
      },
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
