/** Other apps, by their names and by paths of their sources. */
export const APPS = [
  '@site/shell',
  '@site/shell/**',
  '@site/mf-*',
  '@site/mf-*/**',
  '@site/backend',
  '@site/backend/**',
];
export const SOURCES_OF_APPS = ['**/shell/src/**', '**/mf-*/src/**', '**/backend/src/**'];
export const HARNESS = ['@site/harness', '@site/harness/**', '**/harness/**', '**/lab/**'];

/** Only tests may import these. */
export const nothingFromTests = {
  group: ['**/testing/**', '@site/testing', '@site/testing/**'],
  message: 'Only tests use it: it is not part of the product.',
};

/** The rules of all code. */
export const baseRules = {
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'promise', 'unicorn'],
  categories: { correctness: 'error' },
  env: { builtin: true, browser: true, node: true },
  rules: {
    'react/no-unknown-property': ['error', { ignore: ['css'] }],
    'no-empty-pattern': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    // WebKit removes the role of a list without markers: see `plainList` of @site/ui.
    'jsx-a11y/no-redundant-roles': ['error', { ol: ['list'] }],
    'no-shadow': 'error',
    'no-console': 'off',
    eqeqeq: ['error', 'smart'],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/unbound-method': 'off',
    'typescript/no-base-to-string': 'off',
    'react-hooks/rules-of-hooks': 'error',
    'react-hooks/exhaustive-deps': 'error',
    'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }],
  },
};

/** The rules of a remote: it imports packages, and of the shared libraries only what the shell shares. */
export const remoteRules = {
  'no-restricted-globals': [
    'error',
    {
      name: 'Intl',
      message: 'Its first formatter blocks a slow phone for 70 ms: write dates with longDate of @site/firm.',
    },
  ],
  'no-restricted-imports': [
    'error',
    {
      patterns: [
        {
          group: [...APPS, ...SOURCES_OF_APPS, ...HARNESS],
          message: "A remote never imports another app: show another remote's section with RemoteSection.",
        },
        {
          group: ['react-router', 'react-router-dom', '@tanstack/*', 'react-dom/*'],
          message: 'Import it from @site/platform: nothing else is available at run time.',
        },
        {
          regex: '^(node:|(fs|path|os|crypto|child_process|http|https|net|stream)(/|$))',
          message: 'Browsers have no modules of Node, and the server renders pages without them.',
        },
        nothingFromTests,
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
};

const focused = { message: 'Remove it: it leaves out the other tests of the file.' };

/** The rules of tests, and those that are off in them. */
export const testOverride = {
  files: ['**/*.test.tsx', '**/*.test.ts', '**/src/**/testing/**'],
  rules: {
    'no-restricted-properties': ['error', { property: 'only', ...focused }],
    'no-restricted-imports': 'off',
    'no-restricted-globals': ['error', { name: 'fit', ...focused }, { name: 'fdescribe', ...focused }],
    'typescript/no-floating-promises': 'off',
    'typescript/await-thenable': 'off',
    'typescript/no-misused-spread': 'off',
  },
};
