import { baseRules, remoteRules, testOverride } from '../lint-rules.mjs';

/** The rules of a remote in a repository of its own. */
export default {
  ...baseRules,
  ignorePatterns: ['**/dist/**', '**/node_modules/**'],
  overrides: [
    { files: ['**'], rules: remoteRules },
    { files: ['**/content/**'], rules: { 'max-lines': 'off' } },
    testOverride,
  ],
};
