import { jestProject } from '../packages/federation/jest-project.mjs';

export default {
  globalSetup: '../harness/jest/give-temporary-folder.ts',
  ...jestProject('lab', { testMatch: ['<rootDir>/**/*.test.ts'] }),
  // Against tests that hang, as in the root's configuration.
  testTimeout: 180_000,
};
